import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { SourceAway } from '../../ports';
import { standing } from '../../rules/service-status';
import { createServiceSource } from '../services';

const NOW = Date.parse('2026-11-29T12:00:10-06:00');
const [SECONDS, STEP] = [NOW / 1000, 30];

type Said = { service: string; instance?: string } & Record<string, string>;

/** A Prometheus whose blackbox_exporter has said something of targets for so many steps. */
function prometheus(targets: Said[], { steps = 50, isAway = false, blackbox = '' } = {}) {
  const asked: string[] = [];
  let now = NOW;
  const labelsOf = ({ service, instance = 'https://u.example.mx/salud?clave=1', server = '', ...figures }: Said) => ({
    labels: { service, instance, ...(server && { server }) },
    figures,
  });
  const answer = async (url: string, init?: RequestInit) => {
    if (isAway) throw new TypeError('fetch failed');
    if (url.endsWith('/targets?state=active'))
      return Response.json({
        data: { activeTargets: [{ labels: { service: 'uno' }, scrapeUrl: 'http://otra.example.mx/probe?target=a' }] },
      });
    if (url === 'http://b.example.mx/probe?target=a') return new Response(blackbox);
    const body = new URLSearchParams(String(init?.body));
    asked.push(`${url.split('/').at(-1)} ${body.get('query')}`);
    const success = (resultType: string, result: unknown) =>
      Response.json({ status: 'success', data: { resultType, result } });
    if (url.endsWith('query_range')) {
      const end = Number(body.get('end'));
      const values = (value?: string) =>
        Array.from({ length: steps }, (_, at) => [end - (steps - 1 - at) * STEP, value]);
      const lines = targets.map(labelsOf).flatMap(({ labels, figures }) =>
        (['up', 'seconds'] as const).map((figure) => ({
          metric: { ...labels, figure },
          values: values(figures[figure]),
        })),
      );
      return success('matrix', lines);
    }
    const isSum = body.get('query')?.includes('dayUp');
    const samples = targets.map(labelsOf).flatMap(({ labels: { service, ...labels }, figures }) =>
      Object.entries(figures)
        .filter(([figure]) => /^(hour|day|month|answers|slow)/.test(figure) === isSum)
        .map(([figure, value]) => ({
          metric: { service, ...(isSum ? {} : labels), figure: figure === 'slow' ? 'seconds' : figure },
          value: [SECONDS, value],
        })),
    );
    return success('vector', samples);
  };
  const ids = [...new Set([...targets.map(({ service }) => service), 'nunca'])];
  const list = ids.map((id) => ({ id, name: id, type: 'BANK' }));
  const text = JSON.stringify({
    sources: {
      prometheus: { url: 'http://p.example.mx' },
      services: { list, ...(blackbox && { blackbox: 'http://b.example.mx' }) },
    },
  });
  const { sources } = readConfig(text);
  const told: string[] = [];
  const source = createServiceSource(
    { ...sources, prometheus: { ...sources.prometheus, fetch: answer } as never },
    {
      clock: { now: () => now },
      watch: { away: (fault) => told.push(`away ${fault.source}`), back: (name) => told.push(`back ${name}`) },
      store: undefined as never,
      reportFault: () => undefined,
    },
  );
  if (!source) throw new Error('It has no services.');
  const later = (ms: number) => {
    now += ms;
    return now;
  };
  return { source, asked, told, later };
}

const well: Said = { service: 'uno', up: '1', age: '4', seconds: '0.0074', status: '200', ends: '1796000000' };
const figures = {
  hourUp: '118',
  hourAll: '120',
  dayUp: '2879',
  dayAll: '2880',
  monthUp: '86399',
  monthAll: '86400',
  slow: '20',
  answers: '1000',
};

test('a service is told by three questions for all, with its digits and the moment at which it was checked', async () => {
  const { source, asked } = prometheus([{ ...well, ...figures }]);
  const [measured] = await Promise.all([source.measure(NOW), source.measure(NOW)]);
  expect(asked.map((question) => question.split(' ')[0])).toEqual(['query', 'query_range', 'query']);
  // A failure between two moments counts; one who is asked less often is told by what it last said.
  expect(asked[1]).toContain('(min_over_time(probe_success{service=~"uno|nunca"}[30s]) or probe_success');
  expect(asked[0]).toContain('{service=~"uno|nunca"}');
  const uno = measured.get('uno');
  expect(uno?.probes).toHaveLength(50);
  expect(uno?.probes.at(-1)).toEqual({ at: NOW - 4000, up: true, responseMs: 7 });
  expect(uno).toMatchObject({ averageMs24h: 20, uptime24h: (100 * 2879) / 2880, uptime30d: (100 * 86399) / 86400 });
  expect(uno).toMatchObject({ errors1h: 2, certificateEnds: 1_796_000_000_000, said: null });
  expect((await source.day('uno', NOW)).at(-1)).toEqual(uno?.probes.at(-1));
  expect(uno?.instances).toEqual([{ host: 'u.example.mx', ip: null, up: true }]);
});

test.each<[string, Said[], { steps?: number }, string, string | null]>([
  ['says an error of HTTP', [{ ...well, up: '0', status: '503' }], {}, 'DOWN', 'HTTP 503'],
  ['is not reached', [{ ...well, up: '0', status: '0' }], {}, 'DOWN', null],
  ['answers by one of two', [well, { ...well, instance: 'j', up: '0' }], {}, 'DEGRADED', 'HTTP 200'],
  ['answers slowly', [{ ...well, seconds: '1.2' }], {}, 'DEGRADED', null],
  ['answers, in no number', [{ ...well, seconds: 'NaN', ends: '-6.2e10' }], {}, 'UP', null],
  ['is not looked at any more', [{ service: 'uno', monthUp: '5', monthAll: '5' }], { steps: 0 }, 'UNKNOWN', null],
  ['was last looked at minutes ago', [{ ...well, age: '200' }], {}, 'UNKNOWN', null],
  ['was never looked at', [{ service: 'uno' }], { steps: 0 }, 'PENDING', null],
])('a service that %s', async (_what, targets, more, status, said) => {
  const uno = (await prometheus(targets, more).source.measure(NOW)).get('uno');
  expect([standing({ limitMs: 1000 }, uno, [], NOW).status, uno?.said]).toEqual([status, said]);
  expect(uno?.certificateEnds ?? 1).toBeGreaterThan(0);
});

test('a Prometheus that is away is no answer about any service, and is told to who runs the platform', async () => {
  const { source, told } = prometheus([well], { isAway: true });
  await expect(source.measure(NOW)).rejects.toThrow(SourceAway);
  await expect(source.day('uno', NOW)).rejects.toThrow(SourceAway);
  await expect(source.check('uno', NOW)).rejects.toThrow(SourceAway);
  expect(source.canCheck?.('uno')).toBe(false);
  expect(told).toContain('away prometheus');
});

test('a check that somebody asked for stands until Prometheus has looked again, however long its last answer holds', async () => {
  const { source, later } = prometheus([{ ...well, up: '0', age: '1' }], {
    steps: 1,
    blackbox: 'probe_success 1\nprobe_duration_seconds 0.004\n',
  });
  const state = async () =>
    standing({ limitMs: 1000 }, (await source.measure(later(0))).get('uno'), [], later(0)).status;
  expect(await state()).toBe('DOWN');
  later(2000);
  expect(await source.check('uno', later(0))).toEqual({ at: NOW + 2000, up: true, responseMs: 4, said: null });
  expect(await state()).toBe('UP');
  later(4000);
  expect(await state()).toBe('DOWN');
});
