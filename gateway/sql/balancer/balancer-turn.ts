import { sql } from 'kysely';
import type { BalancerTurn } from '../../balancer-ports';
import type { Database } from '../tables';
import { writeEntry } from '../trail/trail';

const TURN = 7_105_273;

/** Turns of all gateways on one PostgreSQL, which keeps the trail. */
export function createSqlBalancerTurn(db: Database): BalancerTurn {
  return {
    take: (work) =>
      db.transaction().execute(async (step) => {
        await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
        return work((deed, at) => writeEntry(step, deed, at));
      }),
  };
}
