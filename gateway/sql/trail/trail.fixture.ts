import { sql } from 'kysely';
import type { Trail } from '../../trail-ports';
import type { Database } from '../tables';
import { createSqlTrail } from './trail';

/** What comes into the trail from now on: it only grows, and what an earlier test left in it is none of this one's. */
export async function trailFromNow(db: Database): Promise<Trail> {
  const trail = createSqlTrail(db);
  const { rows } = await sql<{ last: number }>`select coalesce(max(position), 0) as last from audit`.execute(db);
  const last = Number(rows[0]?.last);
  return { of: async (...asked) => (await trail.of(...asked)).filter(({ auditId }) => Number(auditId) > last) };
}
