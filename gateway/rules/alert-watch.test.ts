import { describe, expect, test } from 'vitest';
import { inventedAlerts } from '../alerts/demonstration-alerts';
import type { AlertRecord } from './alert';
import { type AlertNews, afterNews, firstNews, type KeptAlert } from './alert-news';
import { firstRules, type StoredRule } from './alert-rule';
import { alertBegun, judge, type KeptBreach } from './alert-watch';

const NOW = Date.UTC(2026, 10, 27, 18, 30);
const [pattern] = firstRules(NOW);
const rule = { ...pattern, metric: 'cpu.used', comparison: 'ABOVE', threshold: 90, hysteresis: 5, durationSeconds: 30 };
const cpu = { ...rule, ruleId: 'R1' } as StoredRule;

/** Rounds fifteen seconds apart; null is one that read nothing. @returns what began and what ended, by round */
function rounds(values: readonly (number | null)[], rules: (round: number) => readonly StoredRule[] = () => [cpu]) {
  let breaches: readonly KeptBreach[] = [];
  const [begun, ended]: [number[], number[]] = [[], []];
  for (const [round, value] of values.entries()) {
    const at = NOW + round * 15_000;
    const readings = value === null ? [] : [{ metric: 'cpu.used', source: 'a', sourceType: 'server', at, value }];
    const judged = judge(rules(round), breaches, readings, at);
    if (judged.begun.length > 0) begun.push(round);
    if (judged.ended.length > 0) ended.push(round);
    breaches = judged.breaches;
  }
  return { begun, ended, left: breaches.length };
}

const silent = Array.from({ length: 8 }, () => null);

describe('a watch (spec 21.6)', () => {
  test.each([
    ['raises after the duration and ends on recovery', [95, 95, 95, 84], [2], [3], 0],
    ['does not end within the hysteresis', [95, 95, 95, 88, 86], [2], [], 1],
    ['raises nothing of a value beyond for less', [95, 95, 80, 95, 95], [], [], 1],
    ['does not count silence as duration', [95, ...silent, 95, 95, 95], [11], [], 1],
    ['bears a round or two without samples', [95, null, 95, 84], [2], [3], 0],
    ['neither ends nor raises anew what is silent', [95, 95, 95, ...silent, 95, 84], [2], [12], 0],
    ['raises another after the end', [95, 95, 95, 80, 95, 95, 95], [2, 6], [3], 1],
  ])('%s', (_what, values, begun, ended, left) => {
    expect(rounds(values)).toEqual({ begun, ended, left });
  });

  test.each<[string, readonly StoredRule[]]>([
    ['is taken away', []],
    ['is turned off', [{ ...cpu, isEnabled: false }]],
    ['is about others', [{ ...cpu, sources: ['b'] }]],
  ])('ends the alerts of a rule that %s', (_what, rules) => {
    expect(rounds([95, 95, 95, 95], (round) => (round < 3 ? [cpu] : rules))).toEqual({
      begun: [2],
      ended: [3],
      left: 0,
    });
  });

  test('forgets a source that has been silent for a day', () => {
    const breach = { ruleId: 'R1', source: 'a', since: NOW, at: NOW, isFiring: true, alertId: 'x' };
    expect(judge([cpu], [breach], [], NOW + 86_400_000).ended).toEqual([]);
    expect(judge([cpu], [breach], [], NOW + 86_400_001).ended).toHaveLength(1);
  });

  test('names the part, and silences what begins in quiet hours until they end', () => {
    const night = { ...cpu, metric: 'disk.used', quietFrom: '12:00', quietUntil: '13:00', durationSeconds: 0 };
    const reading = { metric: 'disk.used', source: 'a', sourceType: 'server', at: NOW, value: 95, part: '/data' };
    const [begun] = judge([night], [], [reading], NOW).begun;
    if (!begun) throw new Error('none');
    expect(alertBegun(begun, [{ at: NOW, value: 95 }])).toMatchObject({
      ...{ name: `${cpu.name} en /data`, value: 95, threshold: 90, unit: '%', samples: [{ value: 95 }] },
      ...{ silencedUntil: NOW + 30 * 60_000, startedAt: NOW },
    });
    expect(begun.alertId).toMatch(new RegExp(`^[0-9a-f]{16}-${NOW}$`));
  });
});

describe('news of an alert (spec 21.7)', () => {
  const told = inventedAlerts(NOW)[0] as AlertRecord;
  const news: AlertNews = {
    ...{ origin: 'x', alerts: [], isAll: true, askedAt: NOW + 60_000, patience: 120_000, tellsSilences: true },
  };
  const first: KeptAlert = firstNews(told, { ...news, askedAt: NOW });
  const end = NOW + 30_000;
  const over = { ...first, endedAt: end, toldAt: end };
  const silenced = { ...first, silencedUntil: NOW + 3_600_000, actedAt: NOW };

  test.each<[string, KeptAlert, Partial<AlertRecord> | undefined, Partial<AlertNews>, Partial<KeptAlert> | 'same']>([
    ['the same again', first, {}, {}, 'same'],
    ['its end', first, { endedAt: end }, {}, { endedAt: end, version: 2 }],
    ['its end again', over, { endedAt: end }, {}, 'same'],
    ['older than what is kept', { ...over, toldAt: NOW + 90_000 }, {}, {}, 'same'],
    ['missing among all', first, undefined, {}, { missingSince: NOW + 60_000, endedAt: null, version: 1 }],
    ['missing among some', first, undefined, { isAll: false }, 'same'],
    ['missing for long', { ...first, missingSince: NOW - 60_000 }, undefined, {}, { endedAt: NOW - 60_000 }],
    ['there again', { ...first, missingSince: NOW }, {}, {}, { missingSince: null, endedAt: null }],
    ['there after its end', over, {}, {}, { endedAt: null, eventCount: 2, isTaken: false }],
    ['a late line after its end', over, {}, { isAll: false }, 'same'],
    ['there after somebody ended it', { ...over, isClosed: true }, {}, {}, 'same'],
    [
      'silenced elsewhere',
      first,
      { silencedUntil: end, reason: 'y' },
      {},
      { silencedUntil: end, reason: 'y', version: 2 },
    ],
    ['its silence ended elsewhere', silenced, {}, {}, { silencedUntil: null, version: 2 }],
    ['silenced here since it was asked', { ...silenced, actedAt: NOW + 61_000 }, {}, {}, 'same'],
    ['silences that nobody tells', silenced, {}, { tellsSilences: false }, 'same'],
    ['a silence that is over', { ...first, silencedUntil: NOW }, {}, {}, 'same'],
  ])('%s', (_what, kept, said, more, expected) => {
    const next = afterNews(kept, said && { ...told, silencedUntil: null, ...said }, { ...news, ...more });
    if (expected === 'same') expect(next).toBe(kept);
    else expect(next).toMatchObject(expected);
  });
});
