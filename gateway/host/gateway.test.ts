import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../free-port.fixture';
import { surroundings } from '../sql/fresh-database.fixture';
import { builtGateway } from './built-gateway.fixture';
import { type GatewayProcess, startGatewayProcess } from './gateway-process.fixture';
import { platformClient } from './platform-client.fixture';

// The gateway as it is delivered: built, a process of its own on a free port, its data in a folder of its own.

const folder = mkdtempSync(join(tmpdir(), 'atalaya-gateway-'));
const console = join(folder, 'dist');
const EMAIL = 'ana@example.mx';
const CHOSEN = 'Contraseña#2026';

let program: string;
let env: Record<string, string>;
let port = 0;
let base = '';
let client: ReturnType<typeof platformClient>;
let gateway: GatewayProcess;
let lines = '';
/** What the tests hand on: each begins where the one before it ended. */
const session = { password: '', token: '' };

async function run(file: string, words: string[] = [], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(program, file), ...words], {
    env: { ...surroundings(), PORT: String(port), ...env, ...more },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

async function start(): Promise<void> {
  gateway = await startGatewayProcess(join(program, 'main.js'), port, env);
}

async function stop(signal: NodeJS.Signals): Promise<unknown> {
  const code = await gateway.stop(signal);
  lines += gateway.lines();
  return code;
}

beforeAll(async () => {
  program = await builtGateway();
  mkdirSync(console);
  for (const name of ['index.html', 'index.qa.html']) writeFileSync(join(console, name), '<title>Atalaya</title>');
  port = await freePort();
  base = `http://127.0.0.1:${port}`;
  client = platformClient(base);
  env = { ATALAYA_DATA: join(folder, 'data'), ATALAYA_CONSOLE: console };
});
afterAll(() => {
  void gateway?.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

const signIn = (password: string, email = EMAIL) => client.signIn(email, password);

async function choose(current: string, next: string, token: string) {
  const [currentPassword, newPassword] = [await client.encrypted(current), await client.encrypted(next)];
  return client.call('PUT', 'user/password', { currentPassword, newPassword }, token);
}

test('the first person is added by a command, which tells the password once', async () => {
  const words = ['add', 'Ana@example.mx', 'soporte', 'Ana', 'Paz', 'Soporte'];
  const { code, out } = await run('users.js', words);
  session.password = /solo esta vez: (\w{16})\n$/.exec(out)?.[1] ?? '';
  expect([code, out]).toEqual([0, expect.stringMatching(/^Cuenta creada: ana@example\.mx \(SOPORTE\)\.\n/)]);
  expect(session.password).not.toBe('');
});

test('she signs in with the key that the first start made, and chooses a password', async () => {
  await start();
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect((await signIn('otra')).status).toBe(401);
  const first = await signIn(session.password);
  expect(first).toMatchObject({ status: 200, body: { email: EMAIL, role: 'SOPORTE', changePassword: true } });
  const changed = await choose(session.password, CHOSEN, first.body.token);
  expect(changed).toMatchObject({ status: 200, body: { changePassword: false } });
  session.token = changed.body.token;
  for (const path of ['server', 'trace', 'trace/services', 'operation', 'summary', 'operation/channels'])
    expect([path, (await client.call('GET', path, undefined, session.token)).status]).toEqual([path, 200]);
});

test('a session is renewed and ends', async () => {
  const { token } = (await signIn(CHOSEN)).body;
  const renewed = await client.call('POST', 'auth/refresh', undefined, token);
  expect([renewed.status, await client.call('POST', 'auth/refresh', undefined, token)]).toEqual([200, renewed]);
  expect((await client.call('DELETE', 'auth/session', undefined, renewed.body.token)).status).toBe(204);
  for (const ended of [token, renewed.body.token])
    expect((await client.call('GET', 'trace/services', undefined, ended)).status).toBe(401);
});

test('who comes beside it is told in one line', async () => {
  const inUse = /^No se puede abrir la base de datos: .*data\/database is in use by process \d+ on .*\n$/;
  const port = String(await freePort());
  const [users, samePort, otherPort] = await Promise.all([
    run('users.js', ['disable', EMAIL]),
    run('main.js'),
    run('main.js', [], { PORT: port }),
  ]);
  expect([users.code, users.err]).toEqual([1, expect.stringMatching(inUse)]);
  expect([samePort.code, samePort.err]).toEqual([1, expect.stringMatching(/^Atalaya ya está en marcha en .*\n$/)]);
  expect([otherPort.code, otherPort.err]).toEqual([1, expect.stringMatching(inUse)]);
});

test('a body of 10 MB is refused, however it is sent', async () => {
  const refused = { status: 413, message: 'La petición pesa más de 1 MB. Envía menos de una vez.' };
  const bytes = new Uint8Array(10_000_000);
  for (const body of [bytes, new Blob([bytes]).stream()]) {
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const answer = await fetch(`${base}/api/dashboard/auth`, init);
    expect([answer.status, await answer.json()]).toEqual([413, refused]);
  }
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});

test('a recovery counts once the button behind the link of its letter is pressed', async () => {
  const temporary = 'aB3@xY9_k#';
  const password = await client.encrypted(temporary);
  expect((await client.call('PUT', 'user/resetPassword', { email: EMAIL, password })).status).toBe(200);
  const outbox = join(folder, 'data', 'outbox');
  await expect.poll(() => readdirSync(outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  const [letter = ''] = readdirSync(outbox);
  const written = readFileSync(join(outbox, letter), 'utf8');
  expect(written).toContain(temporary);
  const [link = ''] = /http:\S+\/recuperar\/\S+/.exec(written) ?? [];
  expect(link.startsWith(base)).toBe(true);
  expect((await fetch(link)).status).toBe(200);
  expect((await signIn(temporary)).status).toBe(401);
  const pressed = await fetch(link, { method: 'POST', redirect: 'manual' });
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/']);
  expect((await fetch(link, { method: 'POST' })).status).toBe(410);
  expect((await client.call('GET', 'trace/services', undefined, session.token)).status).toBe(401);
  const { status, body } = await signIn(temporary);
  expect([status, body.changePassword]).toEqual([200, true]);
  expect((await client.call('GET', 'trace/services', undefined, body.token)).status).toBe(403);
  session.password = `${CHOSEN}!`;
  expect((await choose(temporary, session.password, body.token)).status).toBe(200);
});

test('SIGTERM lets a request under way be answered, and sessions outlive it', async () => {
  const body = JSON.stringify({ email: EMAIL, password: await client.encrypted(session.password) });
  const sent = request(`${base}/api/dashboard/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue', 'Content-Length': body.length },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const ended = stop('SIGTERM');
  await expect.poll(() => gateway.lines()).toContain('"stopping"');
  // As npm and a terminal do, which both pass it on.
  void gateway.stop('SIGTERM');
  const answered = once(sent.end(body), 'response');
  const [answer] = (await answered) as [IncomingMessage];
  session.token = (JSON.parse(await text(answer)) as { token: string }).token;
  expect([answer.statusCode, await ended]).toEqual([200, 0]);
  await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  await start();
  expect((await client.call('GET', 'trace/services', undefined, session.token)).status).toBe(200);
});

test('a process that is killed loses neither sessions nor attempts: the eleventh wrong password waits', async () => {
  const nobody = 'nadie@example.mx';
  for (let count = 0; count < 10; count += 1) expect((await signIn('otra', nobody)).status).toBe(401);
  await stop('SIGKILL');
  await start();
  expect((await client.call('GET', 'trace/services', undefined, session.token)).status).toBe(200);
  const { status, wait } = await signIn('otra', nobody);
  expect([status, wait > 0 && wait <= 900]).toEqual([429, true]);
  expect(await stop('SIGTERM')).toBe(0);
});

test('it needs no package but those that the gateway names as its own', () => {
  const { dependencies } = JSON.parse(readFileSync('gateway/package.json', 'utf8'));
  const files = readdirSync(program).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(join(program, name), 'utf8')).join('\n');
  const imported = [...code.matchAll(/(?:from |import\()"((?:@[\w-]+\/)?[\w-][\w.-]*)[/"]/g)].map(([, name]) => name);
  expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort());
});

test('its lines are JSON and name nobody', () => {
  const told = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told.filter(({ level }) => level === 'error')).toEqual([]);
  expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(['started', 'request', 'stopping', 'stopped']));
  for (const secret of [EMAIL, 'nadie', session.token, session.password, CHOSEN]) expect(lines).not.toContain(secret);
});
