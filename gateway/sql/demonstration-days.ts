import type { Database } from './tables';

/** Which days of invented payments a database is to hold, and up to when each was told; moments are epoch ms. */
interface DemonstrationDays {
  /** From the first on this is the database of a demonstration. */
  plan(days: readonly number[]): Promise<void>;
  /** Up to when each day was told; null is not yet. */
  read(): Promise<Map<number, number | null>>;
  told(day: number, until: number): Promise<void>;
}

export function createDemonstrationDays(db: Database): DemonstrationDays {
  return {
    async plan(days) {
      if (days.length === 0) return;
      await db
        .insertInto('demonstrationDay')
        .values(days.map((day) => ({ day: new Date(day), toldUntil: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async read() {
      const rows = await db.selectFrom('demonstrationDay').selectAll().execute();
      return new Map(rows.map(({ day, toldUntil }) => [day.getTime(), toldUntil?.getTime() ?? null]));
    },
    async told(day, until) {
      await db
        .updateTable('demonstrationDay')
        .set({ toldUntil: new Date(until) })
        .where('day', '=', new Date(day))
        .execute();
    },
  };
}

/** What a database holds: nothing yet, invented data, or somebody's own. */
export type Holdings = 'nothing' | 'demonstration' | 'own';

/** What is in it. */
export async function holdings(db: Database): Promise<Holdings> {
  const has = async (table: 'demonstrationDay' | 'account' | 'operation' | 'trace') =>
    (
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .limit(1)
        .execute()
    ).length > 0;
  if (await has('demonstrationDay')) return 'demonstration';
  return (await has('account')) || (await has('operation')) || (await has('trace')) ? 'own' : 'nothing';
}

/** Takes the entries of an order that are older than a moment (epoch ms) out of the log. */
export async function forgetOrder(db: Database, orderId: string, before: number): Promise<void> {
  await db.deleteFrom('trace').where('orderId', '=', orderId).where('at', '<', new Date(before)).execute();
}
