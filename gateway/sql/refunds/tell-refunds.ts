import { sql } from 'kysely';
import type { ToldRefund } from '../../refund-ports';
import { insertAll, recordset } from '../insert-all';
import type { Database } from '../tables';
import { writeEntries } from '../trail/trail';
import { rowOf } from './refund-rows';

/**
 * Keeps refunds that were asked for and decided elsewhere, from the state on that is known of each; the constraints are
 * those of any other. One that somebody has changed here goes its own way from there. Its operation is told apart.
 */
export function tellRefunds(db: Database, told: readonly ToldRefund[]): Promise<void> {
  const balances = new Map(told.map(({ paid, states }) => [states[0]?.refund.operationId ?? '', paid]));
  const ids = told.map(({ states }) => states[0]?.refund.refundId ?? '');
  return db.transaction().execute(async (step) => {
    if (told.length === 0) return;
    const rows = [...balances].map(([operationId, paid]) => ({ operationId, paid }));
    await step
      .insertInto('refundBalance')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await step
      .selectFrom('refundBalance')
      .where('operationId', 'in', [...balances.keys()])
      .orderBy('operationId')
      .forUpdate()
      .select('held')
      .execute();
    const known = await step
      .selectFrom('refund')
      .where('refundId', 'in', ids)
      .select(['refundId', 'version', 'updatedAt'])
      .execute();
    const fresh = told.map(({ states }) => {
      const row = known.find(({ refundId }) => refundId === states[0]?.refund.refundId);
      const { updatedAt } = (row && states[row.version - 1]?.refund) ?? {};
      return row ? (updatedAt === row.updatedAt.getTime() ? states.slice(row.version) : []) : states;
    });
    const longest = Math.max(...fresh.map(({ length }) => length));
    for (let round = 0; round < longest; round += 1) {
      const next = fresh.flatMap((states) => states[round]?.refund ?? []).map(rowOf);
      const begun = next.filter(({ version }) => version === 1);
      const changed = next.filter(({ version }) => version > 1);
      if (begun.length > 0) await insertAll(step, 'refund', begun);
      if (changed.length > 0) {
        const set = sql.join(
          Object.keys(changed[0] ?? {}).map((name) => sql`${sql.ref(name)} = ${sql.ref(`next.${name}`)}`),
        );
        const next = recordset('refund', changed);
        await sql`update refund set ${set} from ${next} as next where refund.refund_id = next.refund_id`.execute(step);
      }
    }
    const entries = fresh.flat().sort((one, other) => one.refund.updatedAt - other.refund.updatedAt);
    const deeds = entries.map(({ refund, deed }) => ({ deed, at: refund.updatedAt }));
    if (deeds.length > 0) await writeEntries(step, deeds);
  });
}
