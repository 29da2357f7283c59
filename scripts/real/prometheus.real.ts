import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../gateway/app';
import { readConfig } from '../../gateway/config';
import type { Ports } from '../../gateway/ports';
import { deviationsOfReport } from '../../gateway/sources/contract.fixture';
import { query } from '../../gateway/sources/prometheus/query';
import { createPrometheusReports } from '../../gateway/sources/prometheus/reports';
import { queriesOf } from '../../gateway/sources/prometheus/sections';
import { createServerReports } from '../../gateway/sources/server-reports';
import { ensureServices } from './ensure-services.ts';
import { SERVER, startServices } from './services.ts';

const SECTIONS = ['filesystem', 'redis', 'mysql', 'nginx', 'cpu', 'memory', 'process', 'network', 'elastic'];

/** What is scraped each second is seen within a few; a busy machine takes longer. */
const PATIENCE = { timeout: 60_000, interval: 500 };

let services: Awaited<ReturnType<typeof startServices>>;
const connection = () => ({ url: services.url, timeoutSeconds: 10 });
const reports = () => createPrometheusReports({ ...connection(), label: 'server', window: '10s' });
const report = async () => (await reports().read(SERVER, Date.now())) as Record<string, never> | undefined;

/** Waits for a report that is as expected. */
const becomes = (expectation: (sections: Record<string, never>) => void) =>
  vi.waitFor(async () => expectation((await report()) ?? {}), PATIENCE);

/** Paths of the figures that have no value. */
function gaps(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => gaps(member, `${path}/${key}`));
}

beforeAll(async () => {
  ensureServices();
  services = await startServices();
}, 1_200_000);
afterAll(() => services?.stopAll(), 60_000);

test('all that the exporters tell is in the report, without a gap and as the contract describes it', async () => {
  await becomes((sections) => {
    expect(Object.keys(sections)).toEqual(['date', 'server', ...SECTIONS]);
    expect(sections).toMatchObject({ redis: { length: 3 }, elastic: { length: 1 } });
    expect(gaps(sections)).toEqual([]);
  });
  const whole = await report();
  expect(deviationsOfReport(whole)).toEqual([]);
  expect(whole?.redis).toMatchObject([{ role: 'master', connectedSlaves: 2 }, { role: 'slave' }, { role: 'slave' }]);
  expect(await reports().list()).toEqual([SERVER]);
  expect(await reports().read('otro', Date.now())).toBeUndefined();
});

test('what is asked of nginx is counted', async () => {
  const requests = async () => ((await report()) as { nginx: { requests: number } } | undefined)?.nginx.requests ?? 0;
  const before = await requests();
  for (let count = 0; count < 20; count += 1) await (await fetch(services.page)).text();
  await vi.waitFor(async () => expect(await requests()).toBeGreaterThan(before + 19), PATIENCE);
});

test('what a report costs beside its four queries alone, printed', async () => {
  const queries = Object.values(queriesOf(`server="${SERVER}"`, '10s'));
  const bare = () =>
    Promise.all(
      queries.map(async (promql) => {
        const body = new URLSearchParams({ query: promql });
        return (await fetch(`${services.url}/api/v1/query`, { method: 'POST', body })).arrayBuffer();
      }),
    );
  const samples = await query(connection(), queries[0] ?? '');
  const [whole, floor] = await inTurns(report, bare);
  console.log(`report ${whole} ms, its ${queries.length} queries alone ${floor} ms, ${samples.length} samples`);
  expect(queries).toHaveLength(4);
});

test('a Redis that stops leaves the list, MariaDB and nginx leave an empty section', async () => {
  await Promise.all(['redis-3', 'mariadb', 'nginx'].map((name) => services.stop(name)));
  await becomes((sections) => {
    expect(sections).toMatchObject({ redis: { length: 2 }, mysql: null, nginx: null, elastic: { length: 1 } });
  });
  const left = await report();
  expect(Object.keys(left ?? {})).toEqual(['date', 'server', ...SECTIONS]);
  expect(deviationsOfReport(left)).toEqual([]);
});

test('a section whose exporter stops is absent', async () => {
  await Promise.all(['nginx-exporter', 'node-exporter'].map((name) => services.stop(name)));
  await becomes((sections) => {
    expect(Object.keys(sections)).toEqual(['date', 'server', 'redis', 'mysql', 'elastic']);
  });
});

test('a server none of whose exporters answers is 503, and so is one without its Prometheus', async () => {
  const status = async () => (await askApp()).status;
  expect(await status()).toBe(200);
  await Promise.all(['redis-exporter', 'mysqld-exporter', 'elasticsearch-exporter'].map((name) => services.stop(name)));
  await vi.waitFor(async () => expect(await status()).toBe(503), PATIENCE);
  expect(await reports().list()).toEqual([SERVER]);
  await services.stop('prometheus');
  expect(await status()).toBe(503);
});

/** The call of the console, past its sign-in, to an app that a configuration made. */
function askApp() {
  const account = { id: 'ana', role: 'SOPORTE', changePassword: false };
  const { sources } = readConfig(`sources: { prometheus: { url: '${services.url}' } }`);
  const app = createApp({
    reports: createServerReports(sources, Date),
    clock: Date,
    sessions: { find: async () => ({ accountId: 'ana', expiry: Number.POSITIVE_INFINITY }) },
    accounts: { byId: async () => account },
    reportFault: (error: unknown) => console.error(error),
  } as unknown as Ports);
  return app.fetch(new Request(`http://x.example.mx/server/${SERVER}`, { headers: { Authorization: 'Bearer x' } }));
}

/** Medians of both (ms), measured one after the other in turns. */
async function inTurns(...acts: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = acts.map((): number[] => []);
  for (let round = 0; round < 30; round += 1) {
    for (const [index, act] of acts.entries()) {
      const start = performance.now();
      await act();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map((one) => Math.round((one.toSorted((a, b) => a - b)[15] ?? 0) * 10) / 10);
}
