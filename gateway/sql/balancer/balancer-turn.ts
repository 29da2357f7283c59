import { type Selectable, sql } from 'kysely';
import type { BalancerTurn, NodeReturn } from '../../balancer-ports';
import type { Database, Tables } from '../tables';
import { writeEntry } from '../trail/trail';

const TURN = 7_105_273;

/** Turns of all gateways on one PostgreSQL, which keeps the trail and the hours at which nodes come back. */
export function createSqlBalancerTurn(db: Database): BalancerTurn {
  const returns = async (from: Database) =>
    (await from.selectFrom('nodeReturn').orderBy('at').selectAll().execute()).map(returnOf);
  return {
    returns: () => returns(db),
    take: (work) =>
      db.transaction().execute(async (step) => {
        await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
        return work({
          returns: () => returns(step),
          async keepReturn({ at, by, ...members }) {
            const row = { ...members, at: new Date(at), byEmail: by.email, byName: by.name };
            await step
              .insertInto('nodeReturn')
              .values(row)
              .onConflict((conflict) => conflict.columns(['poolId', 'nodeId']).doUpdateSet(row))
              .execute();
          },
          async dropReturn(poolId, nodeId) {
            await step.deleteFrom('nodeReturn').where('poolId', '=', poolId).where('nodeId', '=', nodeId).execute();
          },
          write: (deed, at) => writeEntry(step, deed, at),
        });
      }),
  };
}

function returnOf({ at, byEmail, byName, ...members }: Selectable<Tables['nodeReturn']>): NodeReturn {
  return { ...members, at: at.getTime(), by: { email: byEmail, name: byName } };
}
