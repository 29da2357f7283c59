import { expect, test } from 'vitest';
import type { AlertRecord } from '../rules/alert';
import { firstRules, type StoredRule } from '../rules/alert-rule';
import { alertLetters } from './alert-letters';
import { inventedAlerts } from './demonstration-alerts';

const NOW = Date.UTC(2026, 10, 28, 18);
const rule = { ...firstRules(NOW)[1], recipients: ['guardia@example.mx', 'jefa@example.mx'] } as StoredRule;
const alert = {
  ...(inventedAlerts(NOW)[0] as AlertRecord),
  ...{ name: 'Disco casi lleno en /var', source: 'pagos-02', severity: 'CRITICAL', value: 94, threshold: 90 },
  ...{ comparison: 'ABOVE', silencedUntil: null },
} as AlertRecord;

test('each recipient of a rule is written to, with value and limit', () => {
  const [first, second, ...others] = alertLetters(alert, rule);
  expect(others).toEqual([]);
  expect([first?.destination, second?.destination]).toEqual(rule.recipients);
  expect(first).toMatchObject({ event: 'alerta.nueva', subject: 'Crítica: Disco casi lleno en /var (pagos-02)' });
  for (const line of ['Valor: 94 %', 'Límite: > 90 %', 'Origen: pagos-02']) expect(first?.body).toContain(line);
});

test('nobody is written to in quiet hours, nor by a rule that is older than recipients', () => {
  expect(alertLetters({ ...alert, silencedUntil: NOW }, rule)).toEqual([]);
  const { recipients: _, ...older } = rule;
  expect(alertLetters(alert, older as StoredRule)).toEqual([]);
});
