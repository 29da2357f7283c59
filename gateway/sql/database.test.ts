import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SourceAway } from '../ports';
import { midnightOf } from '../rules/mexico-time';
import { openDatabase } from './database';
import { lockFolder } from './folder-lock';
import { keepHouse } from './housekeeping';
import { migrate } from './migrate';
import { createAccountStore, keepAccount } from './sign-in/account-store';
import { createAttemptLog } from './sign-in/attempt-log';
import { createSessionStore } from './sign-in/session-store';
import type { Database } from './tables';
import { ingestTraces } from './traces/ingest-traces';
import { createSqlTraceLog } from './traces/trace-log';

const NOW = midnightOf(2026, 11, 27);
const DAY = 86_400_000;
const HOUR = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'atalaya-database-'));
let db: Database;
beforeAll(async () => {
  db = await openDatabase({ folder }, NOW);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const months = async () => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'trace'::regclass order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

const line = (at: number, more = {}) =>
  JSON.stringify({
    at: new Date(at).toISOString(),
    service: 's',
    operation: 'o',
    hostName: 'h',
    ip: '192.0.2.1',
    ...more,
  });

test('a folder that is open is refused, with the name of who has it', async () => {
  await expect(openDatabase({ folder })).rejects.toThrow(`${folder} is open in this process already.`);
  const other = mkdtempSync(join(tmpdir(), 'atalaya-lock-'));
  const file = join(other, 'atalaya.lock');
  writeFileSync(file, `process ${process.ppid} on ${hostname()}`);
  expect(() => lockFolder(other)).toThrow(`${other} is in use by process ${process.ppid} on ${hostname()}.`);
  writeFileSync(file, 'process 5 on elsewhere');
  expect(() => lockFolder(other)).toThrow(`if it is gone, remove ${file}`);
  writeFileSync(file, `process 999999999 on ${hostname()}`);
  const unlock = lockFolder(other);
  const next = `${file}.1`;
  const [owner, birth = ''] = readFileSync(next, 'utf8').split('\n');
  expect(owner).toBe(`process ${process.pid} on ${hostname()}`);
  unlock();
  // Another program has the number since.
  writeFileSync(next, `process ${process.ppid} on ${hostname()}\n${birth}7`);
  lockFolder(other)();
  expect(readdirSync(other)).toEqual(['atalaya.lock.2']);
  expect(readFileSync(`${file}.2`, 'utf8')).toBe('');
  rmSync(other, { recursive: true });
});

test('a server that does not answer is a source that is away', async () => {
  const opened = openDatabase({ url: 'postgres://127.0.0.1:1/atalaya' });
  await expect(opened).rejects.toThrow('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
  await expect(opened).rejects.toBeInstanceOf(SourceAway);
});

test('a database of a newer release is not touched', async () => {
  await migrate(db);
  await db.insertInto('migration').values({ name: '9999-tomorrow' }).execute();
  await expect(migrate(db)).rejects.toThrow('of a newer release, which made 9999-tomorrow');
  await db.deleteFrom('migration').where('name', '=', '9999-tomorrow').execute();
});

test('an error of a statement says what it was', async () => {
  await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ message: 'division by zero', code: '22012' });
});

test('lines with faults are told one by one, and the others are stored once', async () => {
  const good = line(NOW, { id: 'a', order: 'ORD-1' });
  const lines = [good, '', '{', line(NOW, { ip: 7 }), line(NOW, { message: '\0' }), line(NOW - 300 * DAY), line(NOW)];
  const report = await ingestTraces(db, lines, NOW);
  expect(report).toMatchObject({ lines: 6, stored: 2 });
  expect(report.faults.map(({ line: number }) => number)).toEqual([3, 4, 5, 6]);
  expect(report.faults[3]?.message).toBe('at cae fuera de los meses que se guardan: 2026-01-31T06:00:00.000Z.');
  const again = line(NOW, { id: 'a', order: 'ORD-2' });
  expect(await ingestTraces(db, [again, line(NOW)], NOW)).toMatchObject({ lines: 2, stored: 0, faults: [] });
});

test('the log has months ahead and loses those that are too old', async () => {
  expect(await months()).toEqual([
    'trace_2026_05',
    'trace_2026_06',
    'trace_2026_07',
    'trace_2026_08',
    'trace_2026_09',
    'trace_2026_10',
    'trace_2026_11',
    'trace_2026_12',
    'trace_2027_01',
  ]);
  const traces = createSqlTraceLog(db);
  await ingestTraces(db, [line(midnightOf(2026, 5, 1)), line(midnightOf(2026, 6, 1))], NOW);
  const total = async () => (await traces.search({ days: null, equal: {} }, NOW)).total();
  const before = (await total()) ?? 0;
  await keepHouse(db, midnightOf(2026, 12, 1));
  expect(await months()).toEqual(expect.arrayContaining(['trace_2027_02', 'trace_2026_06']));
  expect(await months()).not.toContain('trace_2026_05');
  expect(await total()).toBe(before - 1);
  // A clock that is wrong by years.
  await keepHouse(db, midnightOf(2031, 1, 1));
  expect(await total()).toBe(before - 1);
});

describe('sign-in', () => {
  const ana = {
    id: 'ana',
    email: 'ana@example.mx',
    name: 'Ana',
    lastName: 'Ríos',
    job: 'Soporte',
    role: 'SOPORTE',
    changePassword: false,
    passwordHash: 'uno',
  } as const;
  const token = (hash: string, sessionId = 's1') => ({
    hash,
    sessionId,
    accountId: 'ana',
    begun: NOW,
    expiry: NOW + 1,
    renewal: null,
  });

  test('an account keeps one recovery, which is taken once and goes with a new password', async () => {
    const accounts = createAccountStore(db);
    await keepAccount(db, { ...ana, email: ' Ana@Example.mx', passwordHash: 'cero' });
    await keepAccount(db, ana);
    expect(await accounts.byEmail('ana@example.mx')).toEqual(ana);
    expect(await accounts.byId('eva')).toBeUndefined();
    const recovery = (linkHash: string) => ({ linkHash, accountId: 'ana', passwordHash: 'dos', expiry: NOW + 7 });
    await accounts.keepRecovery(recovery('a'));
    await accounts.keepRecovery(recovery('b'));
    expect(await accounts.takeRecovery('a')).toBeUndefined();
    const taken = await Promise.all([accounts.takeRecovery('b'), accounts.takeRecovery('b')]);
    expect(taken).toEqual([recovery('b'), undefined]);
    await accounts.keepRecovery(recovery('c'));
    await accounts.setPassword('ana', 'tres', true);
    expect(await accounts.byId('ana')).toEqual({ ...ana, passwordHash: 'tres', changePassword: true });
    expect(await accounts.takeRecovery('c')).toBeUndefined();
  });

  /** Whose a token is, as the account stands after the test before. */
  const found = (stored: object) => {
    const { passwordHash: _, ...account } = { ...ana, changePassword: true };
    return { ...stored, account };
  };

  test('of two renewals of a token one counts, and both its tokens are of one session', async () => {
    const sessions = createSessionStore(db);
    await sessions.add(token('t1'));
    expect(await sessions.find('t1')).toEqual(found(token('t1')));
    const renewal = { at: NOW, successor: 'sellado', expiry: NOW + 2 };
    const renewed = await Promise.all(['t2', 't3'].map((hash) => sessions.renew('t1', renewal, token(hash))));
    expect(renewed).toEqual([true, false]);
    expect(await sessions.find('t1')).toEqual(found({ ...token('t1'), renewal }));
    expect(await sessions.find('t3')).toBeUndefined();
    await sessions.add(token('t4', 's2'));
    await sessions.removeAccount('ana', 's2');
    expect([await sessions.find('t2'), await sessions.find('t4')]).toEqual([undefined, found(token('t4', 's2'))]);
    await sessions.removeSession('s2');
    expect(await sessions.find('t4')).toBeUndefined();
  });

  test('attempts are counted by key and moment, and one is taken back alone', async () => {
    const attempts = createAttemptLog(db);
    for (const at of [NOW, NOW + 1, NOW + 1]) await attempts.add('ana', at);
    await attempts.add('eva', NOW + 1);
    expect(await attempts.since('ana', NOW)).toEqual([NOW + 1, NOW + 1]);
    await attempts.remove('ana', NOW + 1);
    expect(await attempts.since('ana', NOW - 1)).toEqual([NOW, NOW + 1]);
  });

  test('what counts no more is forgotten', async () => {
    const [attempts, sessions] = [createAttemptLog(db), createSessionStore(db)];
    await sessions.add(token('viejo'));
    await keepHouse(db, NOW + HOUR + 1);
    expect(await sessions.find('viejo')).toEqual(found(token('viejo')));
    expect(await attempts.since('ana', 0)).toEqual([NOW + 1]);
    await keepHouse(db, NOW + HOUR + 2);
    expect(await sessions.find('viejo')).toBeUndefined();
  });
});
