import { sql } from 'kysely';
import type { NotificationStore } from '../../notification-ports';
import type { Deed } from '../../trail-ports';
import { isStorable } from '../ingest';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntries } from '../trail/trail';
import { matchesNotification } from './notification-filter';
import {
  deliveryOf,
  deliveryRow,
  listedColumns,
  listedOf,
  noticeOf,
  noticeRow,
  templateOf,
  templateRow,
} from './notification-rows';
import { putDelivery } from './put-delivery';

/** Notifications in PostgreSQL. */
export function createSqlNotificationStore(db: Database): NotificationStore {
  return {
    change: (now, work) =>
      db.transaction().execute(async (step) => {
        const deeds: Deed[] = [];
        const outcome = await work({
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async delivery(id) {
            if (!isStorable(id)) return undefined;
            const found = step.selectFrom('notification').where('notificationId', '=', id).forUpdate();
            const row = await found.selectAll().executeTakeFirst();
            return row && deliveryOf(row);
          },
          async found(filter, limit) {
            const rows = await step
              .selectFrom('notification')
              .where(matchesNotification(filter, true))
              .where(sql<boolean>`coalesce(held_until, '-infinity') <= ${new Date(now)}`)
              .orderBy('date')
              .orderBy('notificationId')
              .limit(limit)
              .forUpdate()
              .skipLocked()
              .selectAll()
              .execute();
            return rows.map(deliveryOf);
          },
          putDelivery: (delivery) => putDelivery(step, delivery),
          async template(id) {
            const found = step.selectFrom('notificationTemplate').where('templateId', '=', id);
            const row = await found.orderBy('version', 'desc').limit(1).selectAll().executeTakeFirst();
            return row && templateOf(row);
          },
          async putTemplate(template) {
            await step.insertInto('notificationTemplate').values(templateRow(template)).execute();
          },
          async notice(id) {
            if (!isStorable(id)) return undefined;
            const found = step.selectFrom('notice').where('noticeId', '=', id).forUpdate();
            const row = await found.selectAll().executeTakeFirst();
            return row && noticeOf(row);
          },
          async putNotice(notice) {
            const row = noticeRow(notice);
            await step
              .insertInto('notice')
              .values(row)
              .onConflict((conflict) => conflict.column('noticeId').doUpdateSet(row))
              .execute();
          },
          write: async (deed) => void deeds.push(deed),
        });
        // The others wait for the end of whoever writes to the trail.
        if (deeds.length > 0)
          await writeEntries(
            step,
            deeds.map((deed) => ({ deed, at: now })),
          );
        return outcome;
      }),
    async page(filter, { page, size, ascending }) {
      const direction = ascending ? 'asc' : 'desc';
      const rows = await db
        .selectFrom('notification')
        .where(matchesNotification(filter, true))
        .orderBy('date', direction)
        .orderBy('notificationId', direction)
        .limit(size)
        .offset((page - 1) * size)
        .select(listedColumns)
        .execute();
      const groups = await db
        .selectFrom('notification')
        .where(matchesNotification(filter, false))
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      return { rows: rows.map(listedOf), groups };
    },
    async find(id) {
      if (!isStorable(id)) return undefined;
      const row = await db.selectFrom('notification').where('notificationId', '=', id).selectAll().executeTakeFirst();
      return row && deliveryOf(row);
    },
    async ofResend(id) {
      if (!isStorable(id)) return [];
      const rows = await db.selectFrom('notification').where('resendId', '=', id).select(listedColumns).execute();
      return rows.map(listedOf);
    },
    async take(now, holdMs, full = []) {
      const [at, until] = [new Date(now), new Date(now + holdMs)];
      const taken = await db
        .with('due', (due) =>
          due
            .selectFrom('notification')
            .where('nextAttemptAt', '<=', at)
            .where('isTold', '=', false)
            .where(({ or, eb }) => or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', at)]))
            .where(({ and, or, eb }) =>
              and(
                full.map(({ type, destination }) =>
                  or([eb('type', '<>', type), ...(destination === null ? [] : [eb('destination', '<>', destination)])]),
                ),
              ),
            )
            .orderBy('nextAttemptAt')
            .limit(1)
            .forUpdate()
            .skipLocked()
            .select(['notificationId as id', 'heldSince as before']),
        )
        .updateTable('notification')
        .from('due')
        .whereRef('notificationId', '=', 'due.id')
        .set({ heldSince: at, heldUntil: until })
        .returningAll('notification')
        .returning('due.before')
        .executeTakeFirst();
      if (!taken) return undefined;
      const { before, ...row } = taken;
      return { delivery: deliveryOf(row), interrupted: before?.getTime() ?? null };
    },
    async finish(taken, next) {
      const row = deliveryRow(next);
      const { numUpdatedRows } = await db
        .updateTable('notification')
        .set(row)
        .where('notificationId', '=', taken.notificationId)
        .where('version', '=', taken.version)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      // Somebody has asked for it again meanwhile: that stands, and so does what came of the attempt.
      const { attempts, attemptCount, last } = row;
      await db
        .updateTable('notification')
        .set({ attempts, attemptCount, last, heldSince: null, heldUntil: null, version: sql`version + 1` })
        .where('notificationId', '=', taken.notificationId)
        .execute();
    },
    async templates(id) {
      const newest = db.selectFrom('notificationTemplate').orderBy('templateId').orderBy('version', 'desc');
      if (id === undefined) return (await newest.distinctOn('templateId').selectAll().execute()).map(templateOf);
      return isStorable(id) ? (await newest.where('templateId', '=', id).selectAll().execute()).map(templateOf) : [];
    },
    async notices() {
      const rows = await db.selectFrom('notice').orderBy('validFrom', 'desc').orderBy('noticeId').selectAll().execute();
      return rows.map(noticeOf);
    },
    async reads({ noticeId, email }) {
      let found = db.selectFrom('noticeRead').orderBy('date').selectAll();
      if (noticeId !== undefined) found = found.where('noticeId', '=', noticeId);
      if (email !== undefined) found = found.where('email', '=', email);
      return (await found.execute()).map(({ date, ...members }) => ({ ...members, date: date.getTime() }));
    },
    async putRead({ date, ...read }) {
      await db
        .insertInto('noticeRead')
        .values({ ...read, date: new Date(date) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
