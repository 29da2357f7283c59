import { expect, test } from 'vitest';
import { readReport } from '../api/report';
import { healthyReport } from '../healthy-report.fixture';
import { isSampled, metricsOf, metricText } from './metrics';
import type { SectionKey } from './registry';

const allMetrics = (answer: object) => {
  const report = readReport(answer);
  return report ? metricsOf(report) : [];
};
const lines = (answer: object) =>
  allMetrics(answer).map(({ part, label, value, format }) => `${part}|${label}|${metricText(value, format)}`);

test('every metric once, each with a key of its own', () => {
  const metrics = allMetrics(healthyReport);
  expect(new Set(metrics.map(({ key }) => key)).size).toBe(metrics.length);
  expect(metrics).toHaveLength(12 + 45 + 19 + 16 + 6 + 6 + 18 + 10 + 10 + 7 + 5 + 16 + 2);
});

test('metrics carry the part they belong to, equal names a number', () => {
  const mount = { mountPoint: '/data', total: '100 GB', free: '6 GB' };
  expect(lines({ filesystem: [mount, { ...mount, free: 'x' }] })).toEqual([
    '/data|Usado|94.00 GB',
    '/data|Total|100.00 GB',
    '/data|Libre|6.00 GB',
    '/data (2)|Usado|---',
    '/data (2)|Total|100.00 GB',
    '/data (2)|Libre|---',
  ]);
});

test('big digits, units and names', () => {
  const text = lines({
    kafka: [{ clientId: 'c-1', topic: 't', clientHost: '/203.0.113.4', offset: '9007199254740993' }],
    mongo: { tickets: { read: { available: 3 } }, globalLocks: [{ type: 'totalTime', us: 5 }] },
  });
  expect(text).toContain('c-1 · t|Offset|9,007,199,254,740,993');
  expect(text).toContain('c-1 · t|IP del host|203.0.113.4');
  expect(text).toContain('|Lectura: disponibles|3');
  expect(text).toContain('Tiempo total|µs|5');
});

test.each<[string, SectionKey, boolean]>([
  ['nginx//requests', 'nginx', true],
  ['filesystem//var/log/freeGb', 'filesystem', true],
  ['kafka/c · t/offset', 'kafka', true],
  ['redis/a/usedMemory', 'redis', false],
  ['kafka/c · t/broker', 'kafka', false],
])('of a fleet %s (%s) is kept: %s', (key, section, expected) => {
  expect(isSampled({ key, section })).toBe(expected);
});
