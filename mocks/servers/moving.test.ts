import { expect, test } from 'vitest';
import { readReport } from '~/features/monitoring/api/report';
import { assess } from '~/features/monitoring/health/assessment';
import { PRESET_THRESHOLDS } from '~/features/monitoring/health/thresholds';
import { EMPTY_BUFFER, pushSample } from '~/features/monitoring/samples/sample-buffer';
import { metricsOf } from '~/features/monitoring/sections/metrics';
import { movementRows } from '~/features/monitoring/server/movement';
import { parseJson } from '~/shared/api/parse-json';
import { jsonText } from '../../gateway/answers';
import type { Section } from '../../gateway/sources/demonstration/shared-sections';
import { fleetNames, kindOf } from './fleet';
import { isAway, movingServers } from './moving';
import { serverReport } from './report';

const NOW = Date.parse('2026-11-27T18:00:00Z');

/** Looks at a server every 5 s for some minutes, as the console would. */
function watch(report: (now: number) => Section | undefined, minutes: number, from = NOW) {
  let buffer = EMPTY_BUFFER;
  let last = null;
  for (let at = from; at <= from + minutes * 60_000; at += 5000) {
    last = readReport(parseJson(jsonText(report(at))));
    if (last) buffer = pushSample(buffer, at, metricsOf(last));
  }
  if (!last) throw new Error('no report');
  return { buffer, ...assess(last, buffer, PRESET_THRESHOLDS) };
}
const moving = (name: string) => (now: number) => movingServers[name]?.(name, now);
const texts = ({ findings }: ReturnType<typeof watch>) => findings.map(({ text }) => text);

test('a disk that fills up has a runway', () => {
  expect(texts(watch(moving('se-llena-qa-01'), 5))).toEqual(['/var/log se llena en ~1 h (61 muestras)']);
});

test('a consumer that stalls is named, and no longer once it moves', () => {
  const stalled = watch(moving('se-detiene-qa-01'), 3, NOW + 6 * 60_000);
  expect(texts(stalled)).toEqual(['Kafka: conciliador-9 · conciliacion.pagos sin avance en 37 muestras']);
  expect(texts(watch(moving('se-detiene-qa-01'), 3, NOW + 11 * 60_000))).toEqual([]);
});

test('a restart is no negative rate', () => {
  const { buffer } = watch(moving('se-reinicia-qa-01'), 5);
  const row = movementRows(buffer).find(({ label }) => label === 'Solicitudes nginx');
  expect(row?.resets).toBe(2);
  expect(row?.points.every((point) => point === null || (point > 30 && point < 32))).toBe(true);
});

test('a server goes away for half a minute and comes back', () => {
  const away = Array.from({ length: 18 }, (_, index) => isAway('va-y-viene-qa-01', NOW + index * 5000));
  expect(away.filter(Boolean)).toHaveLength(6);
  expect(isAway('pagos-qa-01', NOW + 65_000)).toBe(false);
});

test('the large server is large', () => {
  const { network, filesystem, kafka, redis } = moving('grande-qa-01')(NOW) as Record<string, unknown[]>;
  expect([network, filesystem, kafka, redis].map((list) => list?.length)).toEqual([60, 40, 200, 16]);
});

test('the usual servers raise no alarm that is not theirs', () => {
  const healthy = watch((now) => serverReport('pagos-qa-01', now), 10);
  expect([healthy.level, texts(healthy)]).toEqual(['well', []]);
  expect(healthy.hints.join()).toContain('/var/log se llena en ~');
  expect(watch((now) => serverReport('pagos-qa-02', now), 10).level).toBe('failure');
});

test('the fleet of 200 has every kind of server, most of them well', () => {
  const kinds = fleetNames.map(kindOf);
  expect(new Set(fleetNames).size).toBe(200);
  expect(new Set(kinds)).toEqual(new Set(['well', 'degraded', 'away', 'empty']));
  expect(kinds.filter((kind) => kind === 'well').length).toBeGreaterThan(150);
});
