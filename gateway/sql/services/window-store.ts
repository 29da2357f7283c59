import { type Selectable, sql } from 'kysely';
import type { StoredWindow } from '../../rules/service';
import type { WindowStore } from '../../service-ports';
import type { Database, Tables } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';

const TURN = 7_105_279;

/** Maintenance windows in PostgreSQL. */
export function createSqlWindowStore(db: Database): WindowStore {
  return {
    async since(moment) {
      const rows = await db
        .selectFrom('maintenanceWindow')
        .where('toDate', '>', new Date(moment))
        .selectAll()
        .execute();
      return rows.map(windowOf);
    },
    tell: (deed, at) => db.transaction().execute((step) => writeEntry(step, deed, at)),
    change: (serviceId, now, work) =>
      db.transaction().execute(async (step) => {
        // People change few windows: one after the other will do.
        await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
        const rows = await step
          .selectFrom('maintenanceWindow')
          .where('serviceId', '=', serviceId)
          .orderBy('number')
          .selectAll()
          .execute();
        return work({
          windows: rows.map(windowOf),
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async put({ from, to, by, ...members }, deed) {
            const row = {
              ...members,
              ...{ fromDate: new Date(from), toDate: new Date(to), byEmail: by.email, byName: by.name },
            };
            await step
              .insertInto('maintenanceWindow')
              .values(row)
              .onConflict((conflict) => conflict.columns(['serviceId', 'number']).doUpdateSet(row))
              .execute();
            await writeEntry(step, deed, now);
          },
        });
      }),
  };
}

function windowOf({
  fromDate,
  toDate,
  byEmail,
  byName,
  ...members
}: Selectable<Tables['maintenanceWindow']>): StoredWindow {
  return { ...members, from: fromDate.getTime(), to: toDate.getTime(), by: { email: byEmail, name: byName } };
}
