import { describe, expect, test } from 'vitest';
import { alertStorm, inventedAlerts } from '../alerts/demonstration-alerts';
import { statusAt } from './alert';
import { foldAlerts, foldedAlerts, readAlertFilter } from './alert-filter';
import { metrics } from './alert-metrics';
import { firingsOf, quietEnd } from './alert-rule';

const NOW = Date.UTC(2026, 10, 27, 18, 30);
const rule = { comparison: 'ABOVE', threshold: 90, hysteresis: 2, durationSeconds: 30 } as const;
const every15 = (values: readonly number[]) => values.map((value, index) => ({ at: index * 15_000, value }));

describe('a rule (spec 21.4)', () => {
  test.each([
    ['never beyond', [80, 90, 85], []],
    ['not for long enough', [91, 91, 80, 91], []],
    ['for its duration', [91, 92, 93], [[30, null]]],
    ['at the limit it goes on, well below it ends', [91, 92, 93, 90, 89, 88, 91], [[30, 75]]],
    [
      'again after it has ended',
      [91, 91, 91, 80, 91, 91, 91],
      [
        [30, 45],
        [90, null],
      ],
    ],
  ])('%s', (_name, values, expected) => {
    const found = firingsOf(rule, every15(values));
    expect(found.map(({ startedAt, endedAt }) => [startedAt / 1000, endedAt && endedAt / 1000])).toEqual(expected);
  });

  test('where samples are missing for long, what was before counts for nothing', () => {
    const samples = [0, 15, 30, 130, 145, 160].map((second) => ({ at: second * 1000, value: 91 }));
    const long = { ...rule, durationSeconds: 60 };
    expect(firingsOf(long, samples)).toEqual([]);
    expect(firingsOf(long, [...samples, { at: 190_000, value: 91 }])).toMatchObject([{ startedAt: 190_000 }]);
  });

  test('below a limit it is the other way round, and without a duration it fires at once', () => {
    const below = { ...rule, comparison: 'BELOW', threshold: 3, hysteresis: 0, durationSeconds: 0 } as const;
    expect(firingsOf(below, every15([3, 2, 2, 3])).map(({ startedAt, value }) => [startedAt, value])).toEqual([
      [15_000, 2],
    ]);
  });

  test.each([
    ['22:00', '06:00', '23:30', '06:00'],
    ['22:00', '06:00', '05:59', '06:00'],
    ['22:00', '06:00', '06:00', null],
    ['13:00', '14:00', '12:59', null],
    ['13:00', '14:00', '13:00', '14:00'],
    [null, null, '13:00', null],
  ])('quiet from %s until %s: what begins at %s is silenced until %s', (quietFrom, quietUntil, at, until) => {
    const moment = (time: string) => Date.parse(`2026-11-27T${time}:00-06:00`);
    const found = quietEnd({ quietFrom, quietUntil }, moment(at));
    expect(found === null ? null : new Date(found - 6 * 3_600_000).toISOString().slice(11, 16)).toBe(until);
  });
});

test.each([
  [
    'disk.used',
    {
      filesystem: [
        { mountPoint: '/', total: '100 GB', free: '50 GB' },
        { mountPoint: '/data', total: '1.5 TB', free: '76.8 GB' },
      ],
    },
    { value: 95, part: '/data' },
  ],
  ['disk.used', { filesystem: [] }, undefined],
  ['memory.used', { memory: { ram: { total: 200, used: 150 } } }, { value: 75 }],
  ['redis.instances', { redis: [{}, {}] }, { value: 2 }],
  ['redis.instances', {}, undefined],
  ['mongo.tickets', { mongo: { tickets: { read: { available: 7 }, write: { available: 0 } } } }, { value: 0 }],
])('%s of %j is %j', (metric, report, expected) => {
  expect(metrics[metric]?.read(report)).toEqual(expected);
});

describe('folded (spec 21.2)', () => {
  const filter = (query = '') => {
    const read = readAlertFilter(new URLSearchParams(query), 'lucia.luna@example.mx');
    if (!read) throw new Error(query);
    return read;
  };

  test('the source with the worst alert stands first, then the one with the oldest', () => {
    const groups = foldAlerts(inventedAlerts(NOW).filter(({ endedAt }) => endedAt === null));
    expect(groups.map(({ source, severity }) => `${source} ${severity}`).slice(0, 5)).toEqual([
      'pagos-qa-02 CRITICAL',
      'adquirente-norte CRITICAL',
      'autorizador CRITICAL',
      'batch-02 CRITICAL',
      'pagos-qa-03 CRITICAL',
    ]);
  });

  test.each([
    ['mine=true', ['pagos-qa-02', 'adquirente-norte']],
    ['q=redis', ['pagos-qa-02']],
    ['status=SILENCED', ['APP']],
    ['severity=INFO', ['conciliacion']],
    ['source=autorizador&severity=WARNING', ['autorizador']],
  ])('%s', (query, sources) => {
    const { groups } = foldedAlerts(inventedAlerts(NOW), filter(query), NOW);
    expect(groups.map(({ source }) => source)).toEqual(sources);
  });

  test('a storm of 5,000 has sixty sources, with ten alerts each and how many there are', () => {
    const { groups } = foldedAlerts(alertStorm(5000, NOW), filter(), NOW);
    expect(groups).toHaveLength(60);
    expect(groups.every(({ alerts, count }) => alerts.length === 10 && count > 80)).toBe(true);
  });

  test('one that has ended stands there for another minute, and a silence ends by itself', () => {
    const [alert] = inventedAlerts(NOW);
    if (!alert) throw new Error('none');
    const shownAt = (endedAt: number, now: number) =>
      foldedAlerts([{ ...alert, endedAt }], filter(), now).groups.length;
    expect([shownAt(NOW, NOW + 59_000), shownAt(NOW, NOW + 60_000)]).toEqual([1, 0]);
    const silenced = { ...alert, silencedUntil: NOW };
    expect([statusAt(silenced, NOW - 1), statusAt(silenced, NOW)]).toEqual(['SILENCED', 'ACTIVE']);
  });
});
