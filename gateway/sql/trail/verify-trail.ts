import { sql } from 'kysely';
import type { Database } from '../tables';

/** What is wrong with the trail: an entry that was changed, or a place at which entries are missing. */
export interface TrailFault {
  position: number;
  kind: 'changed' | 'missing' | 'cut';
}

const MOST = 100;

/** As it stands at one moment, however long that takes. */
export function checkTrail(db: Database) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (step) => {
      await sql`set local statement_timeout = 0`.execute(step);
      return verifyTrail(step);
    });
}

/** Computes the chain anew. */
export async function verifyTrail(db: Database): Promise<{ entries: number; faults: TrailFault[] }> {
  const { rows } = await sql<{ position: number; isGap: boolean | null }>`
    with checked as materialized (
      select position, hash, position <> coalesce(lag(position) over chain, 0) + 1 as is_gap,
        hash <> audit_hash(audit, coalesce(lag(hash) over chain, '')) as is_changed
      from audit window chain as (order by position)),
    last as (select position, hash from checked order by position desc limit 1)
    (select position, is_gap from checked where is_gap or is_changed order by position limit ${MOST})
    union all
    select head.position, null from audit_head head left join last on true
      where head.position <> coalesce(last.position, 0) or head.hash <> coalesce(last.hash, '')`.execute(db);
  const { entries } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  const faults = rows.map(({ position, isGap }): TrailFault => {
    return { position, kind: isGap === null ? 'cut' : isGap ? 'missing' : 'changed' };
  });
  return { entries, faults };
}
