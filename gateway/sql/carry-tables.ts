import { sql } from 'kysely';
import type { Database } from './tables';

/** A table with the columns that are written to; generated ones come by themselves. Names as the database has them. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** Made by whoever opens the database, not by whoever uses it. */
const OWN = 'migration';

/** All tables of the platform, each after those that its rows point to; months of the log are in theirs. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> ${OWN}
    order by c.relname, a.attnum`.execute(db);
  const { rows: links } = await sql<{ from: string; to: string }>`
    select a.relname as from, b.relname as to from pg_constraint
    join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  const tables = new Map<string, Table>();
  for (const { table, name, type } of columns) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name, type });
    tables.set(table, known);
  }
  const ordered = new Set<Table>();
  const add = (name: string) => {
    const table = tables.get(name);
    if (!table || ordered.has(table)) return;
    for (const { from, to } of links) if (from === name) add(to);
    ordered.add(table);
  };
  for (const name of tables.keys()) add(name);
  return [...ordered];
}
