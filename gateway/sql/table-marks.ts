import { sql } from 'kysely';
import type { Table } from './carry-tables';
import type { Database } from './tables';

/** In a transaction: whoever asks is answered in the same letters by every database, and takes the time that it needs. */
export async function speakAlike(side: Database): Promise<void> {
  for (const setting of ['statement_timeout = 0', "timezone = 'UTC'", "datestyle = 'ISO'", 'extra_float_digits = 1'])
    await sql.raw(`set local ${setting}`).execute(side);
}

/** What tells a table from one that lacks a row of it or has another. */
interface TableMark {
  rows: number;
  sum: string;
}

/** How many rows, and a sum over the letters of all of them that is the same in whatever order they come. */
export async function markOf(side: Database, { name, columns }: Table): Promise<TableMark> {
  const row = columns.map(({ name: column }) => `${column}::text`);
  const part = (begin: number) => `sum(('x' || substr(digest, ${begin}, 15))::bit(60)::bigint)::text`;
  const { rows } = await sql
    .raw<{ rows: number; sum: string }>(
      `select count(*) as rows, concat_ws(' ', ${part(1)}, ${part(16)}) as sum
       from (select md5(row(${row})::text) as digest from ${name}) marked`,
    )
    .execute(side);
  return rows[0] ?? { rows: 0, sum: '' };
}
