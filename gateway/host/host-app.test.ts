import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Account, Ports } from '../ports';
import { memoryStores, testClock } from '../sign-in/memory-stores.fixture';
import { createSessions } from '../sign-in/sessions';
import { readConsole } from './console-files';
import { createHostApp } from './host-app';
import { createJournal } from './journal';
import { newPrivateKey, publicKeyOf } from './key';
import { createMetrics } from './metrics';

const folder = mkdtempSync(join(tmpdir(), 'atalaya-host-'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = join(folder, 'dist');
mkdirSync(join(built, 'assets'), { recursive: true });
const SCRIPT = 'let one = 1;';
for (const [name, content] of Object.entries({
  'index.html': 'as built',
  'index.qa.html': 'with a file',
  'assets/console-1.js': SCRIPT,
  'assets/console-1.js.gz': gzipSync(SCRIPT),
  'assets/console-1.js.map': '{}',
  '.env': 'x',
}))
  writeFileSync(join(built, name), content);

const config = { environment: 'qa', apiBase: '/api/dashboard', publicKey: 'x' };
const ana = { id: 'ana', role: 'SOPORTE' } as Account;
const LINK = 'L'.repeat(43);

function host(given: { proxies?: number; metricsToken?: string; ready?: () => Promise<void> } = {}) {
  const lines: string[] = [];
  const addresses: string[] = [];
  const journal = createJournal((line) => lines.push(line));
  const metrics = createMetrics();
  const clock = testClock();
  const sessions = createSessions(memoryStores().sessions, clock);
  const opened: string[] = [];
  const ports = {
    clock,
    sessions,
    cipher: { decrypt: async () => null },
    accounts: {
      signIn: async (_email: string, _password: string | null, address: string) => void addresses.push(address),
      byId: async () => ana,
    },
    traces: {
      options: async () => Promise.reject(new Error('no row for ana@example.mx with 5512345678')),
      search: async () => ({ parts: [], truncated: false, total: async () => 0 }),
    },
    reportFault: journal.fault,
  } as unknown as Ports;
  const app = createHostApp({
    ports,
    openRecovery: async (token) => token === LINK && opened.push(token),
    files: readConsole(built, config),
    journal,
    metrics,
    checkReady: given.ready ?? (async () => undefined),
    proxies: given.proxies ?? 0,
    metricsToken: given.metricsToken,
  });
  const ask = (path: string, init: RequestInit = {}, remote = '::ffff:127.0.0.1') =>
    app.request(`http://x.example.mx${path}`, init, { remote });
  return { ask, lines, addresses, sessions, opened };
}

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({ method: 'POST', body, headers });

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

test.each([
  ['/', 200, 'with a file', 'no-cache'],
  ['/index.html', 200, 'with a file', 'no-cache'],
  ['/assets/console-1.js', 200, SCRIPT, 'public, max-age=31536000, immutable'],
  ['/config.json', 200, JSON.stringify(config), 'no-store'],
  ['/healthz', 200, 'ok\n', 'no-store'],
  ['/readyz', 200, 'ready\n', 'no-store'],
  ['/index.qa.html', 404, 'Aquí no hay nada.\n', 'no-store'],
  ['/assets/console-1.js.map', 404, 'Aquí no hay nada.\n', 'no-store'],
  ['/assets/console-1.js.gz', 404, 'Aquí no hay nada.\n', 'no-store'],
  ['/.env', 404, 'Aquí no hay nada.\n', 'no-store'],
  ['/%2e%2e/package.json', 404, 'Aquí no hay nada.\n', 'no-store'],
  ['/api/dashboard/nada', 404, '{"status":404,"message":"Not found"}', 'no-store'],
  ['/api/dashboard/server', 401, '{"status":401,"message":"Token required"}', 'no-store'],
])('GET %s is %i', async (path, status, text, cache) => {
  const answer = await host().ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get('Cache-Control')).toBe(cache);
  expect(answer.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; script-src 'self'; .*trusted-types 'none'$/,
  );
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
});

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('who accepts %s gets %s, and nothing where nothing has changed', async (accepted, encoding) => {
  const { ask } = host();
  const asked = { 'Accept-Encoding': accepted };
  const answer = await ask('/assets/console-1.js', { headers: asked });
  expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding']);
  const again = { ...asked, 'If-None-Match': answer.headers.get('ETag') ?? '' };
  const { status, body } = await ask('/assets/console-1.js', { headers: again });
  expect([status, body]).toEqual([304, null]);
});

test.each(['development', '../x'])('no console for %s is told by a line', (environment) => {
  expect(() => readConsole(built, { ...config, environment })).toThrow(
    `ATALAYA_ENVIRONMENT: la consola no tiene una página para «${environment}».`,
  );
});

test('a folder without a build is told by a line', () => {
  expect(() => readConsole(folder, config)).toThrow(
    `No hay una consola construida en ${folder}. Constrúyela: npm run build`,
  );
});

test.each<[string, RequestInit, number, string]>([
  ['10 MB', post('x'.repeat(10_000_000)), 413, 'La petición pesa más de 1 MB. Envía menos de una vez.'],
  ['no JSON', post('{"email":', JSON_TYPE), 400, 'El cuerpo de la petición no es JSON.'],
  ['JSON of another type', post('{}'), 415, 'El cuerpo de la petición debe ser application/json.'],
  [
    'a form',
    post(new URLSearchParams({ email: 'a@example.mx' })),
    415,
    'El cuerpo de la petición debe ser application/json.',
  ],
  ['nothing', { method: 'POST' }, 401, 'User or password not found'],
  [
    'members that nobody knows',
    post('{"email":"a@example.mx","__proto__":{},"x":1}', JSON_TYPE),
    401,
    'User or password not found',
  ],
])('a body with %s', async (_, init, status, message) => {
  const answer = await host().ask('/api/dashboard/auth', init);
  expect([answer.status, await answer.json()]).toEqual([status, { status, message }]);
});

test.each([
  [0, '203.0.113.7', '127.0.0.1'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  [1, 'nobody', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
])('behind %i proxies that say %s the caller is %s', async (proxies, forwarded, address) => {
  const { ask, addresses } = host({ proxies });
  await ask('/api/dashboard/auth', post('{}', forwarded ? { ...JSON_TYPE, 'X-Forwarded-For': forwarded } : JSON_TYPE));
  expect(addresses).toEqual([address]);
});

test('lines tell the template of a path, and nothing that names somebody', async () => {
  const { ask, lines, sessions } = host();
  const { token } = await sessions.open('ana');
  const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': 'r-1' };
  await ask('/api/dashboard/operation/OP000000000051?order=ORD-1', { headers });
  await ask('/api/dashboard/trace/services?q=ORD-1', { headers });
  await ask(`/recuperar/${LINK}`);
  await ask('/no/such?email=ana@example.mx');
  const told = lines.map((line) => JSON.parse(line));
  expect(told.filter(({ event }) => event === 'request').map(({ route, status }) => [route, status])).toEqual([
    ['/api/dashboard/operation/:operationId', 500],
    ['/api/dashboard/trace/services', 500],
    ['/recuperar/:token{[\\w-]+}', 200],
    ['none', 404],
  ]);
  expect(told[2]).toMatchObject({ level: 'error', request: 'r-1', message: 'no row for … with …' });
  for (const secret of [token, LINK, 'ORD-1', 'OP0000', 'example.mx', '5512345678'])
    expect(lines.join('')).not.toContain(secret);
});

test('counters are for this machine, or for who has the token', async () => {
  const open = host();
  await open.ask('/healthz');
  const text = await (await open.ask('/metrics')).text();
  expect(text).toContain('atalaya_http_requests_total{method="GET",route="/healthz",status="200"} 1\n');
  expect((await open.ask('/metrics', {}, '192.0.2.1')).status).toBe(404);
  expect((await open.ask('/metrics', { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(404);
  const closed = host({ metricsToken: 'secret' });
  expect((await closed.ask('/metrics')).status).toBe(404);
  expect((await closed.ask('/metrics', { headers: { Authorization: 'Bearer secret' } }, '192.0.2.1')).status).toBe(200);
});

test('a database that is away is not ready', async () => {
  expect((await host({ ready: () => Promise.reject(new Error('x')) }).ask('/readyz')).status).toBe(503);
});

test('what machines ask every few seconds fills no journal, who may not ask it does', async () => {
  const { ask, lines } = host({ ready: () => Promise.reject(new Error('x')) });
  for (const path of ['/healthz', '/readyz', '/metrics']) await ask(path);
  expect(lines).toEqual([]);
  await ask('/metrics', {}, '192.0.2.1');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'request', route: '/metrics', status: 404 }]);
});

test('opening the link of a recovery changes nothing, its button does', async () => {
  const { ask, opened } = host();
  const page = await ask(`/recuperar/${LINK}`);
  const html = await page.text();
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(html).toMatch(/<form method="post"><button type="submit">Usar la contraseña temporal</);
  expect(html).not.toMatch(/<script|style=/);
  expect((await ask(/href="(\/recuperar\/[^"]+)"/.exec(html)?.[1] ?? '')).headers.get('Content-Type')).toContain('css');
  expect(opened).toEqual([]);
  const sent = await ask(`/recuperar/${LINK}`, { method: 'POST' });
  expect([sent.status, sent.headers.get('Location'), opened]).toEqual([303, '/', [LINK]]);
  const gone = await ask('/recuperar/other', { method: 'POST' });
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('Este enlace ya no vale')]);
});

test('the key has the form that the console wants', () => {
  expect(publicKeyOf(newPrivateKey())).toMatch(/^MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ[A-Za-z0-9+/]{172}IDAQAB$/);
});
