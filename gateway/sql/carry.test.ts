import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededHistory } from '../refunds/histories.fixture';
import { NOW, type paid } from '../refunds/refunds.fixture';
import { carry, NotCarried } from './carry';
import { tablesOf } from './carry-tables';
import { openDatabase } from './database';
import { ingestOperations } from './operations/ingest-operations';
import { createSqlOperations } from './operations/operations';
import { hasPostgres, startPostgres } from './postgres-server.fixture';
import { createSqlRefundStore } from './refunds/refund-store';
import { keepAccount } from './sign-in/account-store';
import { createAttemptLog } from './sign-in/attempt-log';
import { keptKey } from './sign-in/key-store';
import { createSessionStore } from './sign-in/session-store';
import type { Database } from './tables';
import { ingestTraces } from './traces/ingest-traces';
import { createSqlTrail } from './trail/trail';
import { checkTrail } from './trail/verify-trail';

const ODD = 'a,"b"\\c\n{d} (é) \u2028 NULL';

const placeIn = (db: Database) => ({
  store: createSqlRefundStore(db),
  trail: createSqlTrail(db),
  operations: createSqlOperations(db),
  add: async (operation: ReturnType<typeof paid>) => {
    await ingestOperations(db, [JSON.stringify(operation)], NOW - 1);
  },
});

/** Something in every table that people and services write to. */
async function fill(db: Database): Promise<void> {
  await keptKey(db, () => 'pem');
  const account = { id: 'ana', email: 'ana@example.mx', name: ODD, lastName: '', job: '', passwordHash: 'x' };
  await keepAccount(db, { ...account, role: 'SOPORTE', changePassword: false });
  const token = { hash: 'h', sessionId: 's', accountId: 'ana', begun: NOW, expiry: NOW, renewal: null };
  await createSessionStore(db).add(token);
  await createAttemptLog(db).add('key', NOW);
  await db
    .insertInto('recovery')
    .values({ linkHash: 'l', accountId: 'ana', passwordHash: 'x', expiry: new Date(NOW) })
    .execute();
  const common = { service: 's', operation: 'o', hostName: 'h', ip: '192.0.2.1' };
  const lines = Array.from({ length: 2500 }, (_, index) =>
    JSON.stringify({ ...common, at: new Date(NOW - index).toISOString(), order: `ORD-${index}`, message: ODD }),
  );
  const digits = `${JSON.stringify({ ...common, at: new Date(NOW).toISOString() }).slice(0, -1)},"request":{"a":12345678901234567890.10},"response":null}`;
  await ingestTraces(db, [...lines, digits], NOW);
  await seededHistory(placeIn(db), 3);
}

/** All rows of all tables, as text. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql.raw<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`).execute(db);
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

describe.runIf(hasPostgres)('an embedded database that is carried to a PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let from: Database;
  let to: Database;
  beforeAll(async () => {
    server = await startPostgres();
    [from, to] = [await openDatabase({}, NOW), await openDatabase({ url: server.url }, NOW)];
    await fill(from);
  }, 120_000);
  afterAll(async () => {
    for (const db of [from, to]) await db.destroy();
    await server.stop();
  });

  const rowsIn = async (db: Database) => Object.values(await contents(db)).flat().length;
  const none = () => undefined;

  test('leaves nothing there when it is interrupted, or when a table does not arrive as it left', async () => {
    const empty = await contents(to);
    const interrupted = carry(from, to, ({ table }) => {
      if (table === 'session') throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await contents(to)).toEqual(empty);
    await sql`create rule lost as on insert to attempt do instead nothing`.execute(to);
    await expect(carry(from, to, none)).rejects.toEqual(new NotCarried('different', 'attempt'));
    await sql`drop rule lost on attempt`.execute(to);
    expect(await contents(to)).toEqual(empty);
  });

  test('is there row for row, and is told table by table', async () => {
    const before = await contents(from);
    const told: Record<string, number> = {};
    await carry(from, to, ({ table, rows }) => {
      told[table] = rows;
    });
    expect(await contents(to)).toEqual(before);
    expect(await contents(from)).toEqual(before);
    expect(told).toEqual(Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])));
    expect(told).toMatchObject({ trace: 2501, account: 1, session_token: 1, audit_head: 1 });
    expect(before.refund?.length).toBeGreaterThan(0);
  });

  test('goes on there: numbers follow, the trail is whole, and what guards refunds guards them', async () => {
    await createAttemptLog(to).add('key', NOW + 1);
    expect(await createAttemptLog(to).since('key', 0)).toEqual([NOW, NOW + 1]);
    expect(await seededHistory(placeIn(to), 4)).toEqual([]);
    expect((await checkTrail(to)).faults).toEqual([]);
    await expect(to.deleteFrom('refund').execute()).rejects.toThrow('Nothing of refund is changed or removed.');
    await expect(to.deleteFrom('audit').execute()).rejects.toThrow('Nothing of audit is changed or removed.');
  });

  test('is carried into nothing that holds rows already', async () => {
    const before = await rowsIn(to);
    await expect(carry(from, to, none)).rejects.toBeInstanceOf(NotCarried);
    expect(await rowsIn(to)).toBe(before);
  });
});
