import type { RefundStore } from '../../refund-ports';
import { isStorable } from '../ingest';
import type { Database } from '../tables';
import { ownRefunds } from './own-refunds';
import { pageOfRefunds } from './refund-page';
import { refundOf } from './refund-rows';
import { openUnit } from './refund-unit';

/** Refunds in PostgreSQL. */
export function createSqlRefundStore(db: Database): RefundStore {
  return {
    change: (operationId, now, work) =>
      db.transaction().execute(async (step) => work(await openUnit(step, operationId, now))),
    async find(refundId) {
      if (!isStorable(refundId)) return undefined;
      const row = await db.selectFrom('refund').where('refundId', '=', refundId).selectAll().executeTakeFirst();
      return row && refundOf(row);
    },
    ofOperation: (operationId) => ownRefunds(db, [operationId]),
    page: (filter, slice) => pageOfRefunds(db, filter, slice),
    async waiting() {
      const rows = await db
        .selectFrom('refund')
        .where('status', 'in', ['APPROVED', 'UNKNOWN', 'SENT'])
        .orderBy('updatedAt')
        .selectAll()
        .execute();
      return rows.map(refundOf);
    },
  };
}
