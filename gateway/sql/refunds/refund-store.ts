import type { RefundStore } from '../../refund-ports';
import { isStorable } from '../ingest';
import type { Database } from '../tables';
import { ownRefunds } from './own-refunds';
import { pageOfRefunds } from './refund-page';
import { refundOf } from './refund-rows';
import { type Announce, openUnit } from './refund-unit';

/** Refunds in PostgreSQL. @param announce what others are told of a refund, kept together with it */
export function createSqlRefundStore(db: Database, announce: Announce = () => []): RefundStore {
  return {
    change: (operationId, now, work) =>
      db.transaction().execute(async (step) => work(await openUnit(step, operationId, now, announce))),
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
