import { sql } from 'kysely';
import type { Database, Tables } from './tables';

/** Writes rows that have all the same members with one parameter, however many they are. */
export async function insertAll(step: Database, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordset(table, rows)}`.execute(
    step,
  );
}

/** Rows as a table, in their order. */
export function recordset(table: keyof Tables, rows: readonly object[]) {
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])));
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::text::jsonb)`;
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
