import { type ChildProcess, spawn } from 'node:child_process';
import { constants, publicEncrypt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOfDay } from '../../gateway/rules/mexico-time.ts';
import { openDatabase } from '../../gateway/sql/database.ts';
import { surroundings } from '../../gateway/sql/fresh-database.fixture.ts';
import { createAccountAdmin } from '../../gateway/sql/sign-in/account-admin.ts';
import type { Database } from '../../gateway/sql/tables.ts';
import { demoPassword, platformUsers } from '../../mocks/accounts/users.ts';
import { dayLines } from '../../mocks/operations/operation-lines.ts';
import { demonstrate } from './demonstrate.ts';

// `npm start` as it runs, beside a console that is built already, its data in a folder of its own.

const folder = mkdtempSync(join(tmpdir(), 'atalaya-start-'));
const console = join(folder, 'dist');
const data = join(folder, 'data');
/** ms until a first start, or the load of a month, on a machine that does other things besides. */
const LONG = 240_000;

const FEW_DAYS = 'demonstration/few-days.fixture.ts';

let base = '';
let env: Record<string, string | undefined>;
let platform: ChildProcess | undefined;
let output = '';

beforeAll(async () => {
  mkdirSync(console);
  for (const name of ['index.html', 'index.qa.html']) writeFileSync(join(console, name), '<title>Atalaya</title>');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  base = `http://127.0.0.1:${port}`;
  const named = { PORT: String(port), ATALAYA_DATA: data, ATALAYA_CONSOLE: console };
  env = { ...surroundings(), npm_lifecycle_event: 'start', ...named };
});
afterAll(() => {
  platform?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function spawned(words: readonly string[], more: Record<string, string> = {}, program = 'start.ts'): ChildProcess {
  output = '';
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${program}`, ...words], {
    env: { ...env, ...more },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return child;
}

async function start(words: readonly string[] = [], program?: string): Promise<void> {
  platform = spawned(words, {}, program);
  const isReady = async () => {
    if (platform?.exitCode !== null) return output;
    return fetch(`${base}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  await vi.waitUntil(isReady, { timeout: LONG, interval: 50 });
  expect(await isReady()).toBe(true);
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const closed = once(platform as ChildProcess, 'close');
  platform?.kill(signal);
  await closed;
}

/** A start that ends by itself. @returns what it said */
async function refused(words: readonly string[], more: Record<string, string> = {}): Promise<[number, string]> {
  const [code] = await once(spawned(words, more), 'close');
  return [code, output];
}

async function signIn(email: string): Promise<number> {
  const { publicKey } = await (await fetch(`${base}/config.json`)).json();
  const key = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const password = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(demoPassword));
  const answer = await fetch(`${base}/api/dashboard/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: password.toString('hex').toUpperCase() }),
  });
  return answer.status;
}

async function within<T>(look: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ folder: join(data, 'database') });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

test('a start that was killed in the middle of the load goes on with it, and nothing is missing', {
  timeout: 2 * LONG,
}, async () => {
  const now = Date.now();
  await start([], FEW_DAYS);
  expect(await (await fetch(`${base}/`)).text()).toContain('Atalaya');
  expect(await (await fetch(`${base}/config.json`)).json()).toMatchObject({ demonstration: true });
  await expect.poll(() => output).toContain('ORD-DEMO-000051');
  expect(output).not.toContain('completos');
  await stop('SIGKILL');

  await start([], FEW_DAYS);
  // Said where days are missing, and by nobody else.
  expect(output).toContain('Se cargan los meses de demostración; mientras tanto ya se puede trabajar.');
  // Here, since the first start is to be killed before its load ends, however slow the machine signs people in.
  for (const { email } of platformUsers) expect([email, await signIn(email)]).toEqual([email, 200]);
  await vi.waitFor(() => expect(output).toContain('Los meses de demostración están completos.'), { timeout: LONG });
  await stop('SIGTERM');
  const until = startOfDay(now);
  const { days, kept, alerts, rules, returns } = await within(async (db) => ({
    days: await db.selectFrom('demonstrationDay').select('day').orderBy('day').execute(),
    kept: await db
      .selectFrom('operation')
      .where('date', '<', new Date(until))
      .where('operationId', '!=', 'OP000000000051')
      .select('operationId')
      .distinct()
      .execute(),
    alerts: await db.selectFrom('alert').where('endedAt', 'is', null).select(['origin', 'source']).execute(),
    rules: await db.selectFrom('alertRule').select('ruleId').orderBy('ruleId').execute(),
    returns: await db.selectFrom('nodeReturn').select('nodeId').execute(),
  }));
  // Every start has the node that comes back at an hour, once.
  expect(returns).toEqual([{ nodeId: 'app-04' }]);
  // Alerts are there from the first start on, and once, whatever became of it.
  const invented = alerts.filter(({ origin }) => origin === 'demonstration').map(({ source }) => source);
  expect(invented).toEqual(expect.arrayContaining(['adquirente-norte', 'autorizador', 'batch-02']));
  expect(invented.filter((source) => source === 'adquirente-norte')).toHaveLength(1);
  expect(rules.length).toBeGreaterThan(5);
  const told = days.map(({ day }) => day.getTime());
  expect(told.filter((day) => day <= now)).toEqual(Array.from({ length: 8 }, (_, index) => startOfDay(now, index - 7)));
  const expected = told
    .filter((day) => day < until)
    .flatMap((day) => [...dayLines(day, now)].map((line) => JSON.parse(line).operationId as string));
  expect(kept.map(({ operationId }) => operationId).sort()).toEqual(expected.sort());
});

test.each([
  ['--empty', ['--empty'], {}],
  ['servers that are named', [], { ATALAYA_SOURCES: 'gateway/config.example.yaml' }],
])(
  'beside data of the demonstration, %s is refused in one line',
  async (_name, words, more) => {
    expect(await refused(words, more as Record<string, string>)).toEqual([
      1,
      `${data} tiene datos de demostración, con contraseñas que todos conocen. Usa otra carpeta: ATALAYA_DATA.\n`,
    ]);
  },
  LONG,
);

test(
  '--empty starts without data and says how the first account is made',
  async () => {
    env = { ...env, ATALAYA_DATA: join(folder, 'empty') };
    await start(['--empty']);
    await expect.poll(() => output).toContain('npm run users -- add <correo> administrator');
    expect(await (await fetch(`${base}/config.json`)).json()).not.toHaveProperty('demonstration');
    expect(await signIn('mariana.rios@example.mx')).toBe(401);
    await stop('SIGTERM');
  },
  LONG,
);

test(
  'a word that is not known, and a number of months, are refused in one line',
  async () => {
    expect(await refused(['--vacio'])).toEqual([1, 'Uso: npm start [-- --empty]\n']);
    expect(await refused([], { ATALAYA_MONTHS: '14' })).toEqual([
      1,
      'ATALAYA_MONTHS debe ser un número de 1 a 13; es «14».\n',
    ]);
  },
  LONG,
);

test(
  "somebody's own data get neither payments nor users beside them",
  async () => {
    const db = await openDatabase({});
    const [{ id, email, name, lastName, job, role, changePassword }] = platformUsers as [(typeof platformUsers)[0]];
    await createAccountAdmin(db).add({ id, email, name, lastName, job, role, changePassword, passwordHash: 'x' });
    expect(await demonstrate(db, { reach: (today) => today, reportFault: () => undefined })).toBeUndefined();
    expect(await db.selectFrom('operation').select('operationId').execute()).toEqual([]);
    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id }]);
    await db.destroy();
  },
  LONG,
);
