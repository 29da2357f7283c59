import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseAway } from '../ports';
import { openDatabase } from './database';
import { keepHouse } from './housekeeping';
import { hasPostgres, startPostgres } from './postgres-server.fixture';
import { createAccountStore, keepAccount } from './sign-in/account-store';
import { keptKey } from './sign-in/key-store';
import type { Database } from './tables';
import { createSqlTraceLog } from './traces/trace-log';

// Processes that stand side by side on one server.

const MONTHS = 40 * 86_400_000;

describe.runIf(hasPostgres)('several on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let beside: Database[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(beside.map((db) => db.destroy()));
    await server.stop();
  });

  test('open an empty database at once', async () => {
    const opened = await Promise.allSettled(Array.from({ length: 4 }, () => openDatabase({ url: server.url })));
    beside = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(opened.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [first] = beside;
    expect(await first?.selectFrom('migration').select('name').execute()).not.toEqual([]);
  });

  test('have one key, that of the first', async () => {
    const keys = await Promise.all(beside.map((db, index) => keptKey(db, () => `key ${index}`)));
    expect(new Set(keys).size).toBe(1);
    expect(await Promise.all(beside.map((db) => keptKey(db, () => 'another')))).toEqual(keys);
  });

  test('do at once what is due each day', async () => {
    const later = Date.now() + MONTHS;
    const kept = await Promise.allSettled(beside.map((db) => keepHouse(db, later)));
    expect(kept.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('wait for each other where the server allows fewer connections than they would have', async () => {
    const all = Array.from({ length: 60 }, (_, index) =>
      sql`select pg_sleep(0.05)`.execute(beside[index % 4] as Database),
    );
    const answers = await Promise.allSettled(all);
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('read on while a newer release widens a table', async () => {
    const [db, newer] = beside as [Database, Database];
    const person = {
      id: 'ana',
      email: 'ana@example.mx',
      name: 'Ana',
      lastName: 'Paz',
      job: 'x',
      role: 'SOPORTE',
    } as const;
    await keepAccount(db, { ...person, changePassword: false, passwordHash: 'x' });
    const read = () => createAccountStore(db).byId('ana');
    expect(await read()).toMatchObject(person);
    await sql`alter table account add column nickname text`.execute(newer);
    expect(await read()).toMatchObject(person);
  });

  test('do not keep people waiting for a backup that reads the log', async () => {
    const [one, other] = beside as [Database, Database];
    const kept = await one.transaction().execute(async (backup) => {
      await backup.selectFrom('trace').select('id').execute();
      const outcome = keepHouse(other, Date.now() + 2 * MONTHS).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await other.selectFrom('trace').select('id').execute();
      return outcome;
    });
    expect(kept).toBeInstanceOf(DatabaseAway);
    await keepHouse(other, Date.now() + 2 * MONTHS);
  });

  test('find an order by its index alone, whatever a plan kept for all values takes days to be', async () => {
    const [db] = beside as [Database];
    const now = Date.now();
    await sql`insert into trace (id, at, service, operation, host_name, ip, order_id)
      select gen_random_uuid(), now(), 's', 'o', 'h', '::1', 'ORD-' || n % 4000 from generate_series(1, 40000) n`.execute(
      db,
    );
    await sql`analyze trace`.execute(db);
    await sql
      .raw(`alter database ${new URL(server.url).pathname.slice(1)} set plan_cache_mode = force_generic_plan`)
      .execute(db);
    const kept = await openDatabase({ url: server.url });
    try {
      const search = { days: null, equal: { order: 'ORD-7' } };
      for (let asked = 0; asked < 3; asked += 1) {
        const { parts } = await createSqlTraceLog(kept).search(search, now + 60_000);
        expect(JSON.parse(`[${parts}]`)).toHaveLength(10);
      }
      await sql`select pg_stat_force_next_flush()`.execute(kept);
      const { rows } = await sql<{ read: number }>`select max(idx_tup_read)::int as read from pg_stat_user_indexes
        where relname like 'trace_2%'`.execute(kept);
      expect(rows[0]?.read).toBeLessThan(100);
    } finally {
      await kept.destroy();
    }
  });
});
