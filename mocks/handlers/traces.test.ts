import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseJson } from '~/shared/api/parse-json';
import type { TraceEntry } from '../../gateway/wire/traces';
import { server, startServer } from '../hosts/server';
import { call, tokenOf } from '../test-client';

const NOW = new Date(2026, 10, 27, 18, 0, 0).getTime();

let token = '';

beforeAll(startServer);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  token = await tokenOf('mariana.rios@example.mx');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const ask = (query: Record<string, string>) => call(`trace?${new URLSearchParams(query)}`, { token });
const search = async (query: Record<string, string>): Promise<TraceEntry[]> => (await (await ask(query)).json()).data;

test.each([
  ['servers', 'server', 'promociones-qa-01'],
  ['order', 'order', 'ORD-20261126-004171'],
  ['hostnames', 'hostName', 'batch-01.example.mx'],
  ['services', 'service', 'autorizador'],
  ['serviceType', 'serviceType', 'DEVOLUCION'],
  ['operation', 'operation', 'autenticar3ds'],
  ['channels', 'channel', 'KIOSCO'],
  ['logTypes', 'logType', 'ERROR'],
  ['code', 'code', '51'],
] as const)('the filter %s compares %s', async (filter, member, value) => {
  const found = await search({ [filter]: value });
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map((entry) => entry[member]))).toEqual(new Set([value]));
  expect(await search({ [filter]: `${value} ` })).toEqual([]);
  expect(await search({ [filter]: value.slice(0, -1) })).toEqual([]);
});

test('filters add up', async () => {
  const found = await search({ services: 'autorizador', logTypes: 'ERROR', code: '51', channels: 'APP' });
  expect(found.length).toBeGreaterThan(0);
  for (const entry of found)
    expect(entry).toMatchObject({ service: 'autorizador', logType: 'ERROR', code: '51', channel: 'APP' });
});

test('a range of days holds both days whole', async () => {
  const days = async (dateRange: string) =>
    [...new Set((await search({ dateRange })).map(({ date }) => date.slice(0, 10)))].sort();
  expect(await days('2026-11-27_2026-11-27')).toEqual(['27/11/2026']);
  expect(await days('2026-11-25_2026-11-26')).toEqual(['25/11/2026', '26/11/2026']);
  expect(await days('2026-06-01_2026-06-30')).toEqual([]);
  const all = await search({});
  const byDay = await search({ dateRange: '2026-11-26_2026-11-26' });
  expect(byDay).toEqual(all.filter(({ date }) => date.startsWith('26/11/2026')));
  expect((await ask({ dateRange: 'ayer' })).status).toBe(400);
});

test('all roles may search', async () => {
  for (const email of ['admin@example.mx', 'finanzas@example.mx', 'telcel@example.mx']) {
    const response = await call('trace?order=ORD-DEMO-000051', { token: await tokenOf(email) });
    expect([email, response.status]).toEqual([email, 200]);
  }
});

test('option lists are lists of text, and every option finds something', async () => {
  const all = await search({});
  for (const [list, member] of [
    ['servers', 'server'],
    ['hostnames', 'hostName'],
    ['services', 'service'],
    ['channels', 'channel'],
    ['logTypes', 'logType'],
  ] as const) {
    const options: string[] = await (await call(`trace/${list}`, { token })).json();
    expect(options.length, list).toBeGreaterThan(4);
    const found = new Set(all.map((entry) => entry[member]));
    for (const option of options) expect(found, list).toContain(option);
  }
});

test('in the scenario opciones-rotas no list is a list', async () => {
  const broken = await tokenOf('mariana.rios+opciones-rotas@example.mx');
  for (const list of ['servers', 'hostnames', 'services', 'channels', 'logTypes']) {
    const response = await call(`trace/${list}`, { token: broken });
    const text = await response.text();
    expect(response.ok && text.startsWith('['), list).toBe(false);
  }
});

test.each([
  ['ORD-ERROR-500', 500],
  ['ORD-HTML-502', 502],
])('the order %s answers %i', async (order, status) => {
  expect((await ask({ order })).status).toBe(status);
});

test('orders whose answer is no list of entries', async () => {
  expect(await search({ order: 'ORD-SIN-RESULTADOS' })).toEqual([]);
  expect(await search({ order: 'ORD-SIN-DATA' })).toBeUndefined();
  expect(Array.isArray(await search({ order: 'ORD-NO-LISTA' }))).toBe(false);
  await expect(search({ order: 'ORD-CORTADA' })).rejects.toThrow(SyntaxError);
  await expect(ask({ order: 'ORD-SIN-RED' })).rejects.toThrow();
});

test('a very large entry and a very long list', async () => {
  const large = await (await ask({ order: 'ORD-GRANDE' })).text();
  expect(large.length).toBeGreaterThan(5_000_000);
  expect(JSON.parse(large).data).toHaveLength(1);
  expect(await search({ order: 'ORD-20MIL' })).toHaveLength(20_000);
});

test('odd entries keep their digits, keys, markup and twins', async () => {
  const text = await (await ask({ order: 'ORD-RARO' })).text();
  const { data } = parseJson(text) as { data: unknown[] };
  const operations = data.flatMap((entry) => (entry as TraceEntry | null)?.operation ?? []);
  expect(operations.filter((operation) => operation === 'identica')).toHaveLength(3);
  expect(operations).toEqual(expect.arrayContaining(['etiquetas', 'control', 'claves', 'enteros', 'fecha-imposible']));
  for (const piece of ['"__proto__":{"admin":true}', ':822106502566256641,', '-9223372036854775808', '<img src=x'])
    expect(text).toContain(piece);
});
