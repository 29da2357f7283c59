import { type ChildProcess, spawn } from 'node:child_process';
import { constants, publicEncrypt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// The gateway as it is delivered: built, a process of its own on a free port, its data in a folder of its own.

const folder = mkdtempSync(join(tmpdir(), 'atalaya-gateway-'));
/** Inside of the checkout, since the packages are found from there. */
const program = resolve(`node_modules/.cache/atalaya-gateway-${process.pid}`);
const console = join(folder, 'dist');
const EMAIL = 'ana@example.mx';
const CHOSEN = 'Contraseña#2026';

let base = '';
let env: Record<string, string | undefined>;
let gateway: ChildProcess;
let lines = '';
/** What the tests hand on: each begins where the one before it ended. */
const session = { password: '', token: '' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function run(file: string, words: string[] = [], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(program, file), ...words], { env: { ...env, ...more } });
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
  gateway = spawn(process.execPath, [join(program, 'main.js')], { env });
  gateway.stdout?.on('data', (chunk) => {
    lines += chunk;
  });
  gateway.stderr?.on('data', (chunk) => {
    lines += chunk;
  });
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200), { timeout: 60_000 });
}

async function stop(signal: NodeJS.Signals): Promise<unknown> {
  const closed = once(gateway, 'close');
  gateway.kill(signal);
  const [code] = await closed;
  return code;
}

beforeAll(async () => {
  await build({ configFile: 'gateway/vite.config.ts', logLevel: 'warn', build: { outDir: program } });
  mkdirSync(console);
  for (const name of ['index.html', 'index.qa.html']) writeFileSync(join(console, name), '<title>Atalaya</title>');
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  env = {
    PATH: process.env.PATH,
    PORT: String(port),
    ATALAYA_DATA: join(folder, 'data'),
    ATALAYA_CONSOLE: console,
  };
});
afterAll(() => {
  gateway?.kill('SIGKILL');
  for (const path of [folder, program]) rmSync(path, { recursive: true });
});

/** As the console does: with the key of the configuration, in hexadecimal digits. */
async function encrypted(password: string): Promise<string> {
  const { publicKey } = await (await fetch(`${base}/config.json`)).json();
  const key = {
    key: `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`,
    padding: constants.RSA_PKCS1_PADDING,
  };
  return publicEncrypt(key, Buffer.from(password)).toString('hex').toUpperCase();
}

async function call(method: string, path: string, body?: object, token = '') {
  const answer = await fetch(`${base}/api/dashboard/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body ? JSON.stringify(body) : null,
  });
  const read = await answer.text();
  return { status: answer.status, body: read && JSON.parse(read), wait: Number(answer.headers.get('Retry-After')) };
}

const signIn = async (password: string, email = EMAIL) =>
  call('POST', 'auth', { email, password: await encrypted(password) });

test('the first person is added by a command, which tells the password once', async () => {
  const words = ['add', 'Ana@example.mx', 'soporte', 'Ana', 'Paz', 'Soporte'];
  const { code, out } = await run('users.js', words);
  session.password = /solo esta vez: (\w{16})\n$/.exec(out)?.[1] ?? '';
  expect([code, out]).toEqual([0, expect.stringMatching(/^Cuenta creada: ana@example\.mx \(SOPORTE\)\.\n/)]);
  expect(session.password).not.toBe('');
});

test('she signs in with the key that the first start made, and chooses a password', async () => {
  await start();
  expect(statSync(join(folder, 'data', 'key.pem')).mode & 0o777).toBe(0o600);
  expect((await signIn('otra')).status).toBe(401);
  const first = await signIn(session.password);
  expect(first).toMatchObject({ status: 200, body: { email: EMAIL, role: 'SOPORTE', changePassword: true } });
  const passwords = {
    currentPassword: await encrypted(session.password),
    newPassword: await encrypted(CHOSEN),
  };
  const changed = await call('PUT', 'user/password', passwords, first.body.token);
  expect(changed).toMatchObject({ status: 200, body: { changePassword: false } });
  session.token = changed.body.token;
  for (const path of ['server', 'trace', 'trace/services', 'operation', 'summary', 'operation/channels'])
    expect([path, (await call('GET', path, undefined, session.token)).status]).toEqual([path, 200]);
});

test('a session is renewed and ends', async () => {
  const { token } = (await signIn(CHOSEN)).body;
  const renewed = await call('POST', 'auth/refresh', undefined, token);
  expect([renewed.status, await call('POST', 'auth/refresh', undefined, token)]).toEqual([200, renewed]);
  expect((await call('DELETE', 'auth/session', undefined, renewed.body.token)).status).toBe(204);
  for (const ended of [token, renewed.body.token])
    expect((await call('GET', 'trace/services', undefined, ended)).status).toBe(401);
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
  const password = await encrypted(temporary);
  expect((await call('PUT', 'user/resetPassword', { email: EMAIL, password })).status).toBe(200);
  const outbox = join(folder, 'data', 'outbox');
  await vi.waitFor(() => expect(readdirSync(outbox).filter((name) => name.endsWith('.eml'))).toHaveLength(1));
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
  expect((await call('GET', 'trace/services', undefined, session.token)).status).toBe(401);
  expect(await signIn(temporary)).toMatchObject({ status: 200, body: { changePassword: true } });
  session.password = temporary;
});

test('SIGTERM lets a request under way be answered, and sessions outlive it', async () => {
  const body = JSON.stringify({ email: EMAIL, password: await encrypted(session.password) });
  const sent = request(`${base}/api/dashboard/auth`, {
    method: 'POST',
    headers: { Expect: '100-continue', 'Content-Length': body.length },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const ended = stop('SIGTERM');
  await vi.waitFor(() => expect(lines).toContain('"stopping"'));
  // As npm and a terminal do, which both pass it on.
  gateway.kill('SIGTERM');
  const answered = once(sent.end(body), 'response');
  const [answer] = (await answered) as [IncomingMessage];
  session.token = (JSON.parse(await text(answer)) as { token: string }).token;
  expect([answer.statusCode, await ended]).toEqual([200, 0]);
  await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  await start();
  expect((await call('GET', 'trace/services', undefined, session.token)).status).toBe(200);
});

test('a process that is killed loses neither sessions nor attempts: the eleventh wrong password waits', async () => {
  const nobody = 'nadie@example.mx';
  for (let count = 0; count < 10; count += 1) expect((await signIn('otra', nobody)).status).toBe(401);
  await stop('SIGKILL');
  await start();
  expect((await call('GET', 'trace/services', undefined, session.token)).status).toBe(200);
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
