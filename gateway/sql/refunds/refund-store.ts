import type { Selectable } from 'kysely';
import type { RefundStore } from '../../refund-ports';
import { isoDate } from '../../rules/mexico-time';
import type { AuditEntry } from '../../wire/refunds';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';
import { ownRefunds } from './own-refunds';
import { pageOfRefunds } from './refund-page';
import { refundOf } from './refund-rows';
import { openUnit } from './refund-unit';

/** Entries of a trail in one answer. */
const MOST = 1000;

/** Refunds and their trail in PostgreSQL. */
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
    async trail(entity, entityId) {
      if (!isStorable(entity + entityId)) return [];
      const rows = await db
        .selectFrom('audit')
        .where('entity', '=', entity)
        .where('entityId', '=', entityId)
        .orderBy('position', 'desc')
        .limit(MOST)
        .selectAll()
        .execute();
      return rows.map(entryOf);
    },
  };
}

function entryOf({ position, date, person, personName, hash: _, ...members }: Selectable<Tables['audit']>): AuditEntry {
  return { ...members, auditId: String(position), date: isoDate(date.getTime()), user: person, userName: personName };
}
