import { sql } from 'kysely';
import pg from 'pg';
import { openPglite } from './pglite-pool';
import type { Database } from './tables';

/** Columns that copies have of their own, in SQL; `n` numbers the copies. */
type Changed = Readonly<Record<string, string>>;

/**
 * Copies the rows of a table until there are so many. Indexes are made anew after it, which takes a third of the time.
 * @returns how many there are then
 */
export function multiply(db: Database, table: string, rows: number, changed: Changed): Promise<number> {
  return db.connection().execute(async (own) => {
    const ask = async <R>(text: string) => (await sql.raw<R>(text).execute(own)).rows;
    const count = async () => (await ask<{ count: number }>(`select count(*) from ${table}`))[0]?.count ?? 0;
    const copies = Math.ceil(rows / (await count())) - 1;
    await ask('set statement_timeout = 0');
    const indexes = await ask<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = '${table}' and indexdef not like '%UNIQUE%'`,
    );
    for (const { name } of indexes) await ask(`drop index ${name}`);
    const columns = await ask<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
    );
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => changed[name] ?? name);
    await ask(`insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${copies}) n`);
    for (const { definition } of indexes) await ask(definition.replace(' ON ONLY ', ' ON '));
    await ask(`vacuum (analyze) ${table}`);
    // Else it is written to the disk beside whatever is measured.
    await ask('checkpoint');
    await ask('reset statement_timeout');
    return count();
  });
}

/** A question to a database and all rows of its answer, past everything of ours but the driver. */
export type Asking = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

interface Bare {
  ask: Asking;
  close(): Promise<void>;
}

/** One connection by the driver alone. */
export async function bareServer(url: string): Promise<Bare> {
  const client = new pg.Client(url);
  await client.connect();
  return { ask: async (text, values = []) => (await client.query(text, [...values])).rows, close: () => client.end() };
}

/** The same of a folder that the embedded database keeps. */
export async function barePglite(folder: string): Promise<Bare> {
  const pool = await openPglite(folder);
  const client = await pool.connect();
  return {
    ask: async (text, values = []) => (await client.query(text, values)).rows as Record<string, unknown>[],
    async close() {
      client.release();
      await pool.end();
    },
  };
}
