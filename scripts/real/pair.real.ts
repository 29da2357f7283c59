import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newDelivery } from '../../gateway/notifications/new-delivery';
import { hashPassword } from '../../gateway/sign-in/passwords';
import { createSqlNotificationStore } from '../../gateway/sql/notifications/notification-store';
import { keepAccount } from '../../gateway/sql/sign-in/account-store';
import { ensurePostgres } from '../browser/ensure-postgres.ts';
import { ensureServices } from './ensure-services.ts';
import { deliver, startLoad, traceLines } from './load.ts';
import { type Name, startPair } from './pair.ts';

const EMAIL = 'ana@example.mx';
const PASSWORD = 'Contraseña#2026';
/** Browsers that read under load. */
const READERS = 4;
/** What is to be delivered while one is killed, and how many a gateway delivers at once. */
const [DELIVERIES, AT_ONCE] = [40, 4];
const NAMES: readonly Name[] = ['one', 'two'];

let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  ensureServices(['haproxy']);
  const lacking = ensurePostgres();
  if (lacking) throw new Error(lacking);
  pair = await startPair();
  const passwordHash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 });
  const person = { name: 'Ana', lastName: 'Paz', job: 'Soporte', role: 'SOPORTE', changePassword: false } as const;
  await keepAccount(pair.db, { id: 'ana', email: EMAIL, ...person, passwordHash });
}, 1_200_000);
afterAll(() => pair?.end(), 60_000);

const become = (name: Name, state: string) =>
  vi.waitFor(async () => expect(await pair.judged(name)).toBe(state), { timeout: 30_000, interval: 100 });

async function signIn(): Promise<string> {
  const { status, body } = await pair.client.signIn(EMAIL, PASSWORD);
  expect(status).toBe(200);
  return body.token;
}

const statusAt = async (name: Name, token: string) =>
  (await pair.clients[name].call('GET', 'trace/services', undefined, token)).status;

test('started at once on an empty database both serve, with one key and each step of the tables once', async () => {
  for (const name of NAMES) await become(name, 'UP');
  const configs = await Promise.all(NAMES.map(async (name) => (await fetch(`${pair.url(name)}/config.json`)).json()));
  expect(configs[0].publicKey).toMatch(/^MIG/);
  expect(configs[1]).toEqual(configs[0]);
  const before = NAMES.map(pair.answered);
  const token = await signIn();
  for (let count = 0; count < 10; count += 1)
    expect((await pair.client.call('GET', 'trace/services', undefined, token)).status).toBe(200);
  for (const [index, name] of NAMES.entries()) expect(pair.answered(name)).toBeGreaterThan((before[index] ?? 0) + 3);
});

test('a token is renewed once, and both tell the same successor', async () => {
  const token = await signIn();
  const asked = [...NAMES, ...NAMES, ...NAMES].map((name) =>
    pair.clients[name].call('POST', 'auth/refresh', undefined, token),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
  expect(await Promise.all(NAMES.map((name) => statusAt(name, answers[0]?.body.token)))).toEqual([200, 200]);
});

test('who signs out of one is signed out of both', async () => {
  const token = await signIn();
  expect((await pair.clients.one.call('DELETE', 'auth/session', undefined, token)).status).toBe(204);
  expect(await Promise.all(NAMES.map((name) => statusAt(name, token)))).toEqual([401, 401]);
  expect((await pair.clients.two.call('POST', 'auth/refresh', undefined, token)).status).toBe(401);
});

test('wrong passwords are counted together: the eleventh waits at both', async () => {
  const email = 'nadie@example.mx';
  for (let count = 0; count < 10; count += 1) expect((await pair.client.signIn(email, 'otra')).status).toBe(401);
  for (const name of NAMES) {
    const { status, wait } = await pair.clients[name].signIn(email, 'otra');
    expect([status, wait > 800 && wait <= 900]).toEqual([429, true]);
  }
  const many = await Promise.all(Array.from({ length: 24 }, () => pair.client.signIn('otra@example.mx', 'otra')));
  expect(many.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
});

test('what is delivered to both at once is kept once', async () => {
  const lines = traceLines(
    Array.from({ length: 200 }, (_, index) => `dos-veces-${index}`),
    'ORD-DOS',
  );
  const reports = await Promise.all(NAMES.map((name) => deliver(pair.clients[name], lines)));
  expect(reports.map(({ status }) => status)).toEqual([200, 200]);
  expect(reports.map(({ body }) => body.stored).reduce((one, other) => one + other)).toBe(200);
  expect((await deliver(pair.client, lines)).body).toMatchObject({ lines: 200, stored: 0 });
});

/** Names of the lines of an order, as the database has them. */
async function kept(order: string): Promise<(string | null)[]> {
  const rows = await pair.db.selectFrom('trace').where('orderId', '=', order).select('message').execute();
  return rows.map(({ message }) => message);
}

const begun = async (order: string) => {
  const tokens = await Promise.all(Array.from({ length: READERS }, () => signIn()));
  const load = startLoad(pair.client, tokens, order);
  onTestFinished(async () => void (await load.stop()));
  await vi.waitFor(() => expect(load.reads()).toBeGreaterThan(50), { timeout: 30_000 });
  return load;
};

/** Deliveries that both gateways are in the middle of: the first ten have arrived, and each has four under way. */
async function deliveriesBegun(): Promise<void> {
  const { db, receiver } = pair;
  const now = Date.now();
  const what = { type: 'WEBHOOK', event: 'pago.confirmado', operationId: null, subject: null } as const;
  receiver.answerOnly(10);
  await createSqlNotificationStore(db).change(now, async (unit) => {
    for (let count = 0; count < DELIVERIES; count += 1) {
      const orderId = `ORD-AVISO-${count}`;
      await unit.putDelivery(
        newDelivery({ ...what, orderId, destination: receiver.url, body: JSON.stringify({ orderId }) }, now),
      );
    }
  });
  await vi.waitFor(() => expect(receiver.held()).toBe(2 * AT_ONCE), { timeout: 30_000 });
}

const held = () =>
  pair.db
    .selectFrom('notification')
    .where('heldUntil', 'is not', null)
    .select(['notificationId', 'attempts'])
    .execute();

/** The wait for those deliveries has passed. */
const passes = (members: 'heldUntil' | 'nextAttemptAt', ids: readonly string[]) =>
  pair.db
    .updateTable('notification')
    .set({ [members]: new Date() })
    .where('notificationId', 'in', ids)
    .execute();

test('one is killed under load: nobody is signed out, nothing that was taken is lost, and it comes back', async () => {
  const load = await begun('ORD-MUERTE');
  await deliveriesBegun();
  await pair.stop('one', 'SIGKILL');
  // What was under way with it is lost by now; the other one has its answers, for which it waits 15 s.
  pair.receiver.release();
  await become('one', 'DOWN');
  const before = load.reads();
  await vi.waitFor(() => expect(load.reads()).toBeGreaterThan(before + 50), { timeout: 30_000 });
  await pair.start('one');
  await become('one', 'UP');
  await vi.waitFor(() => expect(pair.answered('one')).toBeGreaterThan(20), { timeout: 30_000 });
  const { refusals, brokenOff, acknowledged } = await load.stop();
  expect(refusals).toEqual([]);
  expect(brokenOff).toBeLessThanOrEqual(READERS);
  const stored = await kept('ORD-MUERTE');
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});

test('what it was delivering then is lost by nobody, and only what was under way comes twice, by the same id', async () => {
  const { db, receiver } = pair;
  const ended = () =>
    db.selectFrom('notification').where('status', '=', 'DELIVERED').select('notificationId').execute();
  await vi.waitFor(async () => expect(await ended()).toHaveLength(DELIVERIES - AT_ONCE), { timeout: 60_000 });
  const interrupted = (await held()).map(({ notificationId }) => notificationId);
  expect(interrupted).toHaveLength(AT_ONCE);
  await passes('heldUntil', interrupted);
  // That an attempt has come to nothing known is written first; the next one waits for a minute.
  await vi.waitFor(async () => expect(await held()).toEqual([]), { timeout: 60_000 });
  await passes('nextAttemptAt', interrupted);
  await vi.waitFor(async () => expect(await ended()).toHaveLength(DELIVERIES), { timeout: 60_000 });
  const once = new Map(receiver.got.filter(({ attempt }) => attempt === '1').map((each) => [each.id, each]));
  const again = receiver.got.filter(({ attempt }) => attempt !== '1');
  expect([once.size, receiver.got.length]).toEqual([DELIVERIES, DELIVERIES + AT_ONCE]);
  expect(again.map(({ id }) => id).sort()).toEqual(interrupted.toSorted());
  for (const { id, attempt, body } of again) expect([attempt, body]).toEqual(['2', once.get(id)?.body]);
  expect(receiver.got.every(({ isSigned }) => isSigned)).toBe(true);
});

test('one that is told to stop says that it is not ready and serves until the balancer has gone elsewhere', async () => {
  const load = await begun('ORD-RELEVO');
  const ended = pair.stop('two', 'SIGTERM');
  await become('two', 'DOWN');
  expect((await fetch(`${pair.url('two')}/readyz`)).status).toBe(503);
  expect((await fetch(`${pair.url('two')}/healthz`)).status).toBe(200);
  expect(await ended).toBe(0);
  const { refusals, brokenOff, acknowledged } = await load.stop();
  expect([refusals, brokenOff]).toEqual([[], 0]);
  expect(await kept('ORD-RELEVO')).toEqual(expect.arrayContaining(acknowledged));
  await pair.start('two');
  await become('two', 'UP');
});
