import { expect, test } from 'vitest';
import { jsonText } from '../../gateway/answers';
import { oddServerNames, serverNames, serverReport } from './report';

const NOW = Date.parse('2026-11-27T18:00:00Z');

const SECTIONS = [
  'filesystem',
  'redis',
  'mongo',
  'kafka',
  'mysql',
  'nginx',
  'cpu',
  'memory',
  'process',
  'network',
  'elastic',
];

type Sections = Record<string, Record<string, number>>;

const at = (name: string, now: number) => serverReport(name, now) as Sections;

test('the same moment gives the same metrics, another moment others', () => {
  for (const name of [...serverNames, ...oddServerNames].filter((known) => known !== 'pagos-qa-03')) {
    expect(jsonText(serverReport(name, NOW)), name).toBe(jsonText(serverReport(name, NOW)));
  }
  expect(jsonText(serverReport('pagos-qa-01', NOW))).not.toBe(jsonText(serverReport('pagos-qa-01', NOW + 2000)));
  expect([serverReport('pagos-qa-03', NOW), serverReport('nadie', NOW)]).toEqual([undefined, undefined]);
});

test.each(['pagos-qa-01', 'pagos-qa-02', 'promociones-qa-01', 'respaldo-qa-01'])('%s reports all sections', (name) => {
  expect(Object.keys(at(name, NOW))).toEqual(['date', 'server', ...SECTIONS]);
});

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'the degraded disks are 94 % and 86 % full at %i o’clock',
  (hour) => {
    const mounts = at('pagos-qa-02', Date.UTC(2026, 10, 27, hour, 59)).filesystem as unknown as Record<
      string,
      string
    >[];
    const used = mounts
      .slice(0, 2)
      .map(({ total, free }) => (1 - Number.parseFloat(free ?? '') / Number.parseFloat(total ?? '')) * 100);
    expect(used.map(Math.floor)).toEqual([94, 86]);
  },
);

test('counters never fall, gauges do', () => {
  const moments = Array.from({ length: 60 }, (_, minute) => at('pagos-qa-01', NOW + minute * 60_000));
  const series = (section: string, metric: string) => moments.map((moment) => moment[section]?.[metric] ?? Number.NaN);
  for (const [section, metric] of [
    ['nginx', 'requests'],
    ['mysql', 'queries'],
  ] as const) {
    const values = series(section, metric);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect(values.at(-1)).toBeGreaterThan(values[0] ?? Number.NaN);
  }
  const busy = series('cpu', 'total');
  expect(busy).not.toEqual([...busy].sort((one, other) => one - other));
  expect(Math.max(...busy)).toBeLessThan(60);
});

test('metrics of a section agree with each other', () => {
  for (const name of ['pagos-qa-01', 'pagos-qa-02']) {
    for (let step = 0; step < 40; step += 1) {
      const { cpu = {}, memory, nginx = {} } = at(name, NOW + step * 37_000);
      const shares = ['idle', 'user', 'system', 'iowait', 'irq', 'softirq', 'nice', 'steal'];
      expect(shares.reduce((sum, share) => sum + (cpu[share] ?? Number.NaN), 0)).toBeCloseTo(100, 1);
      const { ram = {}, swap = {} } = memory as unknown as Sections;
      expect(ram.used).toBe((ram.total ?? 0) - (ram.free ?? 0));
      expect(swap.used).toBe((swap.total ?? 0) - (swap.free ?? 0));
      expect(nginx.dropped).toBe((nginx.accepts ?? 0) - (nginx.handled ?? 0));
      expect(nginx.active).toBe((nginx.reading ?? 0) + (nginx.writing ?? 0) + (nginx.waiting ?? 0));
    }
  }
});

test('the degraded server stays degraded at any hour', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const { filesystem, redis, kafka, elastic, mongo } = serverReport('pagos-qa-02', NOW + hour * 3_601_000) as {
      filesystem: { total: string; free: string }[];
    } & Record<string, object>;
    const used = filesystem
      .filter(({ total, free }) => total.endsWith(' GB') && free.endsWith(' GB'))
      .map(({ total, free }) => 1 - Number.parseFloat(free) / Number.parseFloat(total));
    expect(used[0]).toBeGreaterThan(0.9);
    expect(used[1]).toBeGreaterThan(0.8);
    expect(used[1]).toBeLessThanOrEqual(0.9);
    expect([redis, kafka, elastic]).toMatchObject({ 0: { length: 2 }, 1: [], 2: [] });
    expect(mongo).toMatchObject({ tickets: { read: { available: 0 }, write: { available: 0 } } });
    expect(mongo).not.toHaveProperty('cachePages');
  }
});
