import { sql } from 'kysely';
import type { StoredDelivery } from '../../rules/delivery';
import type { NoticeRead, StoredNotice } from '../../rules/notice';
import { insertAll } from '../insert-all';
import type { Database } from '../tables';
import { deliveryRow, noticeRow } from './notification-rows';

/** Keeps a delivery as it is to stand; one that is being attempted stays held. */
export async function putDelivery(step: Database, delivery: StoredDelivery): Promise<void> {
  const row = deliveryRow(delivery);
  const { heldSince: _, heldUntil: __, ...changed } = row;
  await step
    .insertInto('notification')
    .values(row)
    .onConflict((conflict) => conflict.column('notificationId').doUpdateSet(changed))
    .execute();
}

/** Keeps what others have sent; one that somebody has sent again here goes its own way from there. */
export async function tellDeliveries(db: Database, told: readonly StoredDelivery[]): Promise<void> {
  if (told.length === 0) return;
  await db.transaction().execute(async (step) => {
    const ids = told.map(({ notificationId }) => notificationId);
    await step.deleteFrom('notification').where('notificationId', 'in', ids).where('isTold', '=', true).execute();
    const kept = await step
      .selectFrom('notification')
      .where('notificationId', 'in', ids)
      .select('notificationId')
      .execute();
    const own = new Set(kept.map(({ notificationId }) => notificationId));
    const rows = told.filter(({ notificationId }) => !own.has(notificationId)).map(deliveryRow);
    const parsed = rows.map(({ attempts, last, ...row }) => ({
      ...row,
      ...{ attempts: JSON.parse(String(attempts)), last: last === null ? null : JSON.parse(String(last)) },
    }));
    if (parsed.length > 0) await insertAll(step, 'notification', parsed);
  });
}

/** Keeps invented notices, which move on with the day, until somebody changes one; who has read them has read them. */
export async function tellNotices(
  db: Database,
  notices: readonly StoredNotice[],
  reads: readonly NoticeRead[],
): Promise<void> {
  await db.transaction().execute(async (step) => {
    for (const row of notices.map(noticeRow))
      await step
        .insertInto('notice')
        .values(row)
        .onConflict((conflict) => conflict.column('noticeId').doUpdateSet(row).where('notice.version', '=', 1))
        .execute();
    if (reads.length > 0)
      await step
        .insertInto('noticeRead')
        .values(reads.map(({ date, ...read }) => ({ ...read, date: new Date(date) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}

/** How long deliveries that have their end are kept: thirty days. */
export async function forgetDeliveries(step: Database, before: Date): Promise<void> {
  await step
    .deleteFrom('notification')
    .where('date', '<', before)
    .where(sql<boolean>`next_attempt_at is null or is_told`)
    .execute();
}
