import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.fixture';
import { surroundings } from '../sql/fresh-database.fixture';
import { hasPostgres, startPostgres } from '../sql/postgres-server.fixture';
import { builtGateway } from './built-gateway.fixture';
import { type GatewayProcess, startGatewayProcess } from './gateway-process.fixture';
import { platformClient } from './platform-client.fixture';

// The gateway as it is delivered, while what it needs goes away, comes back, or is slow, and while callers misbehave.

const folder = mkdtempSync(join(tmpdir(), 'atalaya-outages-'));
const EMAIL = 'ana@example.mx';
const AWAY = 'La base de datos de Atalaya no responde. Vuelve a intentarlo en unos segundos.';
const SLOW = 'La consulta tardó demasiado. Acorta el periodo o agrega filtros.';
const SOURCE = 'El servidor, o quien lo vigila, no responde. Vuelve a intentarlo en unos segundos.';

describe.runIf(hasPostgres)('the gateway', () => {
  let database: Awaited<ReturnType<typeof startPostgres>>;
  let gateway: GatewayProcess;
  let client: ReturnType<typeof platformClient>;
  let token = '';
  const result = [{ metric: { server: 'pagos' }, value: [1, '1'] }];
  const well: RequestListener = (_request, response) =>
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
  let answer = well;
  const prometheus = createServer((request, response) => answer(request, response));

  const call = async (path: string) => client.call('GET', path, undefined, token);
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${gateway.url}${path}`, init)).status;
  const told = (event: string, source: string) =>
    gateway
      .lines()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter((line) => line.event === event && line.source === source);
  /** Whatever is sent, letter for letter, and what comes until the connection ends. */
  const raw = async (bytes: string) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(bytes, 'latin1');
    return text(socket);
  };

  /** The head of a request, a line each second, and what is said to that. */
  const inDrops = async () => {
    const slow = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    let said = '';
    slow.setEncoding('latin1').on('data', (part) => {
      said += part;
    });
    // A line that is written once it has been said to be too slow breaks the connection.
    slow.on('error', () => undefined);
    slow.write('GET / HTTP/1.1\r\n');
    const drops = setInterval(() => slow.write('X-A: b\r\n'), 1000);
    await new Promise((resolve) => slow.once('close', resolve));
    clearInterval(drops);
    return said;
  };
  /** It takes as long as a head may: meanwhile the others have their turn. */
  let dropped: Promise<string>;

  beforeAll(async () => {
    const program = await builtGateway();
    const console = join(folder, 'dist');
    mkdirSync(console);
    for (const name of ['index.html', 'index.qa.html']) writeFileSync(join(console, name), '<title>Atalaya</title>');
    database = await startPostgres();
    prometheus.listen(0, '127.0.0.1');
    await once(prometheus, 'listening');
    const url = `http://127.0.0.1:${(prometheus.address() as AddressInfo).port}`;
    const sources = join(folder, 'sources.json');
    writeFileSync(sources, JSON.stringify({ sources: { prometheus: { url, timeoutSeconds: 1 } } }));
    const env = {
      ATALAYA_DATA: join(folder, 'data'),
      ATALAYA_CONSOLE: console,
      ATALAYA_SOURCES: sources,
      ATALAYA_DATABASE: `${database.url}?statement_timeout=7000`,
    };
    const users = spawn(
      process.execPath,
      [join(program, 'users.js'), 'add', EMAIL, 'SOPORTE', 'Ana', 'Paz', 'Soporte'],
      {
        env: { ...surroundings(), ...env },
      },
    );
    const temporary = /esta vez: (\w+)/.exec(await text(users.stdout))?.[1] ?? '';
    gateway = await startGatewayProcess(join(program, 'main.js'), await freePort(), env);
    client = platformClient(gateway.url);
    const { body } = await client.signIn(EMAIL, temporary);
    const [currentPassword, newPassword] = await Promise.all([temporary, 'Otra#2026-larga'].map(client.encrypted));
    ({ token } = (await client.call('PUT', 'user/password', { currentPassword, newPassword }, body.token)).body);
    dropped = inDrops();
  });
  afterAll(async () => {
    await gateway.stop('SIGKILL');
    await database.stop();
    prometheus.close();
    rmSync(folder, { recursive: true });
  });

  test('serves on while its database is away, and by itself again when it is back; nobody is signed out', async () => {
    expect((await call('trace/services')).status).toBe(200);
    await database.crash();
    const away = { status: 503, body: { status: 503, message: AWAY }, wait: 5 };
    for (const path of ['trace/services', 'server', 'operation'])
      expect([path, await call(path)]).toEqual([path, away]);
    expect(await client.signIn(EMAIL, 'x')).toEqual(away);
    expect(await client.call('POST', 'auth/refresh', undefined, token)).toEqual(away);
    expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/')]).toEqual([503, 200, 200]);
    const link = await fetch(`${gateway.url}/recuperar/${'L'.repeat(43)}`, { method: 'POST' });
    expect([link.status, await link.text()]).toEqual([
      503,
      expect.stringContaining('Atalaya no puede atender el enlace'),
    ]);
    await database.again();
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 20_000, interval: 200 });
    expect((await call('trace/services')).status).toBe(200);
    const [gone, ...more] = told('source-away', 'database');
    // The gateway's own work may meet it in the moment in which it stops.
    const reason = expect.stringMatching(/ECONN(REFUSED|RESET)|the database system is shutting down/);
    expect([gone.level, gone.reason, more]).toEqual(['warning', reason, []]);
    expect(told('source-back', 'database')).toHaveLength(1);
  });

  test('answers 504 where the database takes too long, 503 where all connections are taken, and lives where they are cut', async () => {
    const other = new pg.Client(database.url);
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin; lock table trace in access exclusive mode');
    const asked = await Promise.all(Array.from({ length: 24 }, () => call('trace')));
    const outcomes = new Set(asked.map(({ status, body }) => `${status} ${body.message}`));
    expect(outcomes).toEqual(new Set([`504 ${SLOW}`, `503 ${AWAY}`]));
    const cut = call('trace');
    const waiting = async () => (await other.query('select from pg_locks where not granted')).rowCount;
    await expect.poll(waiting).toBeGreaterThan(0);
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    expect((await cut).status).toBe(503);
    await other.query('rollback');
    await other.end();
    await vi.waitFor(async () => expect((await call('trace')).status).toBe(200), { timeout: 10_000, interval: 200 });
  });

  test.each<[string, RequestListener, string]>([
    ['gone', (_, response) => response.destroy(), 'Prometheus: fetch failed'],
    ['slow', () => undefined, 'Prometheus: The operation was aborted due to timeout'],
    ['cut short', (_, response) => response.end('{"status":"succ'), 'Prometheus: the answer is not one of its API'],
    ['a page of HTML', (_, response) => response.end('<h1>502</h1>'), 'Prometheus: the answer is not one of its API'],
    ['refusing', (_, response) => response.writeHead(500).end('ana@example.mx'), 'Prometheus: HTTP 500: …'],
  ])(
    'with a Prometheus that is %s answers 503 for its servers alone, and says so once',
    async (_, listener, reason) => {
      const before = told('source-away', 'prometheus').length;
      answer = listener;
      for (const path of ['server/pagos', 'server/otro', 'server/pagos'])
        expect([path, (await call(path)).body]).toEqual([path, { status: 503, message: SOURCE }]);
      expect((await call('trace/services')).status).toBe(200);
      expect(await fetch(`${gateway.url}/metrics`).then((metrics) => metrics.text())).toContain(
        'atalaya_source_away{source="prometheus"} 1\n',
      );
      answer = well;
      await call('server/pagos');
      const away = told('source-away', 'prometheus');
      expect([away.length, away.at(-1).reason]).toEqual([before + 1, expect.stringContaining(reason)]);
      expect(told('source-back', 'prometheus')).toHaveLength(before + 1);
    },
  );

  test.each([
    ['GET /api/dashboard/operation/%ff%00%zz HTTP/1.1\r\nHost: x\r\n', 401],
    ['GET /api/dashboard/\xff\xfe HTTP/1.1\r\nHost: x\r\n', 400],
    ['GET /%00 HTTP/1.1\r\nHost: x\r\n', 404],
    ['GET //example.com/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n', 404],
    ['GET http://example.com/etc/passwd HTTP/1.1\r\nHost: x\r\n', 404],
    ['GET / HTTP/1.1\r\nHost: a b/\\c\r\n', 400],
    ['GET / HTTP/1.1\r\n', 400],
    ['TRACE / HTTP/1.1\r\nHost: x\r\n', 404],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n`, 431],
    ['POST /api/dashboard/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n', 400],
  ])(
    'answers an odd head as it should (%#), also to who has closed his half of the connection',
    async (head, status) => {
      const said = await raw(`${head}Connection: close\r\n\r\n`);
      expect(said.split(' ')[1]).toBe(String(status));
      expect(said).not.toContain('root:');
      expect(await statusOf('/healthz')).toBe(200);
    },
  );

  test('takes ids with odd bytes for unknown ones', async () => {
    for (const [path, status] of [
      ['operation/%00', 404],
      ['operation/%ff', 404],
      ['server/%00', 404],
      ['trace?order=%00', 200],
      ['operation?q=%00', 200],
      ['operation?q=%ed%a0%80', 200],
      ['operation?page=999999999999999999999', 200],
      ['summary?bank=%00', 200],
    ] as const)
      expect([path, (await call(path)).status]).toEqual([path, status]);
    expect((await client.call('POST', 'operation/search', { q: '\0' }, token)).status).toBe(200);
  });

  test('lets go of who sends the head of a request in drops, and of who asks nothing when it is told to stop', async () => {
    expect(await dropped).toContain('408');
    const silent = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    await once(silent, 'connect');
    const began = performance.now();
    expect(await gateway.stop('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    const lines = gateway.lines();
    for (const secret of [EMAIL, token, 'LLLLLL', database.url]) expect(lines).not.toContain(secret);
    expect(lines).not.toContain('"level":"error"');
  });
});
