import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parseJson } from '~/shared/api/parse-json';
import { server, startServer } from '../hosts/server';
import { call, tokenOf } from '../test-client';

const SUPPORT = 'mariana.rios@example.mx';

beforeAll(startServer);
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

test('the list of servers', async () => {
  const response = await call('server', { token: await tokenOf(SUPPORT) });
  expect(await response.json()).toEqual([
    { name: 'pagos-qa-01' },
    { name: 'pagos-qa-02' },
    { name: 'pagos-qa-03' },
    { name: 'promociones-qa-01' },
    { name: 'respaldo-qa-01' },
  ]);
});

test.each([
  ['admin@example.mx', 200],
  ['mariana.rios@example.mx', 200],
  ['telcel@example.mx', 200],
  ['finanzas@example.mx', 403],
])('%s asking for servers is answered %i', async (email, status) => {
  const token = await tokenOf(email);
  expect((await call('server', { token })).status).toBe(status);
  expect((await call('server/pagos-qa-01', { token })).status).toBe(status);
});

test('an unreachable server answers with the page of its proxy, an unknown one with 404', async () => {
  const token = await tokenOf(SUPPORT);
  const lost = await call('server/pagos-qa-03', { token });
  expect([lost.status, lost.headers.get('Content-Type')]).toEqual([503, 'text/html']);
  expect(await lost.text()).toContain('<h1>503 Service Temporarily Unavailable</h1>');
  expect((await call('server/no-existe', { token })).status).toBe(404);
  expect((await call('server/constructor', { token })).status).toBe(404);
});

test('counters past 2^53 travel as text and as bare digits', async () => {
  const text = await (await call('server/pagos-qa-01', { token: await tokenOf(SUPPORT) })).text();
  expect(text).toMatch(/"bytesOut":"1801\d{13}"/);
  expect(text).toMatch(/"offset":9007\d{12}[,}]/);
  const { kafka } = parseJson(text) as { kafka: { offset: unknown }[] };
  expect(kafka.filter(({ offset }) => typeof offset === 'bigint')).toHaveLength(1);
});

test('a sleepy server answers empty at first, its retry finds data, and later it sleeps again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T18:07:00Z') });
  const token = await tokenOf(SUPPORT);
  const redis = async () => (await (await call('server/respaldo-qa-01', { token })).json()).redis.length;
  expect(await redis()).toBe(0);
  vi.advanceTimersByTime(2500);
  expect(await redis()).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(await redis()).toBe(0);
});

test.each([
  ['lista-error', 500],
  ['lista-html', 502],
  ['lista-vacia', 200],
  ['lista-no-lista', 200],
])('in the scenario %s the list answers %i', async (scenario, status) => {
  const response = await call('server', { token: await tokenOf(`mariana.rios+${scenario}@example.mx`) });
  expect(response.status).toBe(status);
  if (scenario === 'lista-vacia') expect(await response.json()).toEqual([]);
  if (scenario === 'lista-no-lista') expect(Array.isArray(await response.json())).toBe(false);
});

test('odd servers exist in their scenario alone, each under its name as one encoded segment', async () => {
  const token = await tokenOf('mariana.rios+servidores-raros@example.mx');
  const usual = await tokenOf(SUPPORT);
  const names: { name: string }[] = await (await call('server', { token })).json();
  const odd = names.map(({ name }) => name).slice(5);
  expect(odd).toEqual(expect.arrayContaining(['caja/norte 07', 'a?b&c=d', 'nodo+100%', 'Ñandú #3 (réplica)']));
  for (const name of odd) {
    const path = `server/${encodeURIComponent(name)}`;
    expect(await (await call(path, { token })).json(), name).toMatchObject({ server: name });
    expect((await call(path, { token: usual })).status, name).toBe(404);
  }
});

test('a fleet of 200 exists in its scenario alone; its servers are well, degraded, away or empty', async () => {
  const token = await tokenOf('mariana.rios+flota-200@example.mx');
  const list: { name: string }[] = await (await call('server', { token })).json();
  expect(list).toHaveLength(200);
  const [well, away] = await Promise.all(
    ['nodo-qa-001', 'nodo-qa-007'].map((name) => call(`server/${name}`, { token })),
  );
  expect([well?.status, away?.status]).toEqual([200, 503]);
  expect(await (await call('server/nodo-qa-011', { token })).json()).toMatchObject({ redis: [], cpu: {} });
  expect((await call('server/nodo-qa-001', { token: await tokenOf(SUPPORT) })).status).toBe(404);
});

test('servers that move are added in their scenario; one of them comes and goes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 90_000 * 20_000_000 });
  const token = await tokenOf('mariana.rios+en-movimiento@example.mx');
  const list: { name: string }[] = await (await call('server', { token })).json();
  expect(list.slice(5).map(({ name }) => name)).toContain('va-y-viene-qa-01');
  const status = async () => (await call('server/va-y-viene-qa-01', { token })).status;
  expect(await status()).toBe(200);
  vi.advanceTimersByTime(65_000);
  expect(await status()).toBe(503);
  vi.advanceTimersByTime(30_000);
  expect(await status()).toBe(200);
});
