import { sql } from 'kysely';
import { type Table, tablesOf } from './carry-tables';
import { tidy } from './housekeeping';
import { markOf, speakAlike } from './table-marks';
import type { Database } from './tables';

/** How many rows go at once. */
const PART = 1000;

/** Why nothing was carried: what is there already, or a table that arrived otherwise than it left. */
export class NotCarried extends Error {
  readonly kind: 'occupied' | 'different';
  readonly table: string;
  constructor(kind: NotCarried['kind'], table: string) {
    super(`${kind}: ${table}`);
    this.kind = kind;
    this.table = table;
  }
}

/** A table that was carried, and how many rows it has. */
export interface Carried {
  table: string;
  rows: number;
}

/**
 * Copies all that a database holds into an empty one of this release, in one transaction: whatever ends it leaves the other as empty
 * as it was, so it is simply done again.
 * @param told hears of each table as soon as its copy is like it
 * @throws NotCarried
 */
export async function carry(from: Database, to: Database, told: (carried: Carried) => void): Promise<void> {
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      to.transaction().execute(async (target) => {
        for (const side of [source, target]) await speakAlike(side);
        await addMonths(source, target);
        const tables = await tablesOf(target);
        for (const table of tables) if (await holdsRows(target, table)) throw new NotCarried('occupied', table.name);
        for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(target);
        for (const table of tables) {
          await copy(source, target, table);
          const [left, arrived] = [await markOf(source, table), await markOf(target, table)];
          if (left.rows !== arrived.rows || left.sum !== arrived.sum) throw new NotCarried('different', table.name);
          told({ table: table.name, rows: arrived.rows });
        }
        for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(target);
        await carrySequences(source, target);
      }),
    );
  await tidy(to);
}

/** Months of the log that the other would not make by itself. */
async function addMonths(source: Database, target: Database): Promise<void> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select relname as name, pg_get_expr(relpartbound, oid) as bound
    from pg_class where relispartition and relkind = 'r'`.execute(source);
  for (const { name, bound } of rows)
    await sql`create table if not exists ${sql.table(name)} partition of trace ${sql.raw(bound)}`.execute(target);
}

/** The head of an empty trail is a row, too. */
async function holdsRows(target: Database, { name }: Table): Promise<boolean> {
  if (name === 'audit_head') {
    const { rows } = await sql`delete from audit_head where position = 0 returning position`.execute(target);
    return rows.length === 0;
  }
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(target)).rows.length > 0;
}

async function copy(source: Database, target: Database, { name, columns }: Table): Promise<void> {
  const texts = columns.map(({ name: column }) => `${column}::text`);
  await sql.raw(`declare carried no scroll cursor for select array[${texts}] as members from ${name}`).execute(source);
  for (;;) {
    const { rows } = await sql<{ members: (string | null)[] }>`fetch ${sql.lit(PART)} from carried`.execute(source);
    if (rows.length === 0) break;
    const lists = columns.map((_, place) => sql`${rows.map(({ members }) => members[place])}::text[]`);
    const values = columns.map(({ type }, place) => `v${place}::${type}`);
    await sql`insert into ${sql.table(name)} (${sql.raw(columns.map((column) => column.name).join())})
      overriding system value
      select ${sql.raw(values.join())}
      from unnest(${sql.join(lists)}) as carried(${sql.raw(columns.map((_, place) => `v${place}`).join())})`.execute(
      target,
    );
  }
  await sql`close carried`.execute(source);
}

async function carrySequences(source: Database, target: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'S' and nspname = current_schema()`.execute(source);
  for (const { name } of rows) {
    const found = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.raw(name)}`.execute(source);
    for (const { value, called } of found.rows)
      await sql`select setval(${name}::regclass, ${value}::bigint, ${called})`.execute(target);
  }
}
