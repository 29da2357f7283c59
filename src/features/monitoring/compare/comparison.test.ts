import { expect, test } from 'vitest';
import { readReport, type ServerReport } from '../api/report';
import { EMPTY_BUFFER, pushSample } from '../samples/sample-buffer';
import { metricsOf } from '../sections/metrics';
import { compare, sampleMetrics } from './comparison';

const read = (answer: object) => readReport(answer) as ServerReport;
const metrics = (answer: object) => metricsOf(read(answer));

test('both sides, the difference, and what only one of them has', () => {
  const rows = compare(
    metrics({ nginx: { hostname: 'a', requests: 10, accepts: '9007199254740993', dropped: 0 }, cpu: { total: 3 } }),
    metrics({
      nginx: { hostname: 'b', requests: 12, accepts: '9007199254740995', dropped: 0 },
      elastic: [{ clusterName: 'x' }],
    }),
  );
  const of = (label: string) => {
    const found = rows.find((row) => row.label === label);
    return found && [found.first, found.second, found.difference, found.differs];
  };
  expect(of('Host')).toEqual(['a', 'b', '', true]);
  expect(of('Solicitudes totales')).toEqual(['10', '12', '+2', true]);
  expect(of('Aceptadas')).toEqual(['9,007,199,254,740,993', '9,007,199,254,740,995', '+2', true]);
  expect(of('Descartadas')).toEqual(['0', '0', '', false]);
  expect(of('Leyendo')).toEqual(['---', '---', '', false]);
  expect(of('Total')).toEqual(['3.0 %', '---', '', true]);
  expect(of('Nombre del clúster')).toEqual(['---', 'x', '', true]);
});

test.each([
  [10, 23, '+13.0 %'],
  [23, 10, '−13.0 %'],
  [99.96, 100, '< +0.1 %'],
  [0.04, 0, '> −0.1 %'],
  [7, 7, ''],
])('a share that was %s and is %s differs by %s', (before, after, difference) => {
  const rows = compare(metrics({ cpu: { total: before } }), metrics({ cpu: { total: after } }));
  expect(rows.find(({ label }) => label === 'Total')?.difference).toBe(difference);
});

test('a sample speaks in the words of the report, digits kept; a lost one is null', () => {
  const before = read({ nginx: { hostname: 'a', requests: 10, accepts: '9007199254740993' } });
  const buffer = pushSample(EMPTY_BUFFER, 1000, metricsOf(before));
  const now = read({ nginx: { hostname: 'a', requests: 30, accepts: '9007199254740999' } });
  const kept = sampleMetrics(now, buffer, 1000);
  expect(kept?.map(({ label, value }) => [label, value])).toEqual([
    ['Solicitudes totales', 10],
    ['Aceptadas', 9007199254740993n],
  ]);
  expect(sampleMetrics(now, buffer, 2000)).toBeNull();
});
