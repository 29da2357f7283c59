import { sql } from 'kysely';
import { auditGrants } from '../migrations/audit-grants';
import type { Database } from '../tables';

/** Whether anything is in a database, of whomever it is. */
export async function holdsTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm') and nspname = current_schema() limit 1`.execute(db);
  return rows.length > 0;
}

/** Grants do not come along with a dump, since its roles may be others. */
export async function closeTrail(db: Database): Promise<void> {
  await sql.raw(auditGrants).execute(db);
}
