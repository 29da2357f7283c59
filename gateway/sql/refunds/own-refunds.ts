import type { StoredRefund } from '../../rules/refund';
import type { Database } from '../tables';
import { refundOf } from './refund-rows';

/** Refunds of operations that were asked for here, oldest first. */
export async function ownRefunds(db: Database, operationIds: readonly string[]): Promise<StoredRefund[]> {
  if (operationIds.length === 0) return [];
  const rows = await db
    .selectFrom('refund')
    .where('operationId', 'in', operationIds)
    .selectAll()
    .orderBy('date')
    .orderBy('refundId')
    .execute();
  return rows.map(refundOf);
}
