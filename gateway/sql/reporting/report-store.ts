import { type ExpressionBuilder, sql } from 'kysely';
import type { ReportStore } from '../../report-ports';
import type { Deed } from '../../trail-ports';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntries } from '../trail/trail';
import { reportOf, reportRow, scheduleOf, scheduleRow } from './report-rows';

/** Reports, their files and their schedules in PostgreSQL. */
export function createSqlReportStore(db: Database): ReportStore {
  return {
    change: (now, work) =>
      db.transaction().execute(async (step) => {
        const deeds: Deed[] = [];
        const outcome = await work({
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async report(id) {
            if (!isStorable(id)) return undefined;
            const found = step.selectFrom('report').where('reportId', '=', id).forUpdate();
            const row = await found.selectAll().executeTakeFirst();
            return row && reportOf(row);
          },
          async putReport(report) {
            await step.insertInto('report').values(reportRow(report)).execute();
          },
          async dropReport(id) {
            await step.deleteFrom('report').where('reportId', '=', id).execute();
          },
          async open(email) {
            const found = step.selectFrom('report').where('requestedBy', '=', email).where('scheduleId', 'is', null);
            const { count } = await found
              .where('status', 'in', ['QUEUED', 'RUNNING'])
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow();
            return count;
          },
          async schedule(id) {
            if (!isStorable(id)) return undefined;
            const found = step.selectFrom('reportSchedule').where('scheduleId', '=', id).forUpdate();
            const row = await found.selectAll().executeTakeFirst();
            return row && scheduleOf(row);
          },
          async putSchedule(schedule) {
            const row = scheduleRow(schedule);
            await step
              .insertInto('reportSchedule')
              .values(row)
              .onConflict((conflict) => conflict.column('scheduleId').doUpdateSet(row))
              .execute();
          },
          async dropSchedule(id) {
            await step.deleteFrom('reportSchedule').where('scheduleId', '=', id).execute();
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

    async page(email, { page, size }) {
      if (!isStorable(email)) return { reports: [], total: 0 };
      const found = db.selectFrom('report').where(isOf(email));
      const rows = await found
        .orderBy('createdAt', 'desc')
        .orderBy('reportId', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .selectAll()
        .execute();
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { reports: rows.map(reportOf), total };
    },

    async find(id) {
      if (!isStorable(id)) return undefined;
      const row = await db.selectFrom('report').where('reportId', '=', id).selectAll().executeTakeFirst();
      return row && reportOf(row);
    },

    take: (now, holdMs) =>
      db.transaction().execute(async (step) => {
        const [at, heldUntil] = [new Date(now), new Date(now + holdMs)];
        const due = await step
          .selectFrom('report')
          .where(({ or, eb }) => or([eb('status', 'in', ['QUEUED', 'RUNNING']), eb('isTold', '=', false)]))
          .where(({ or, eb }) => or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', at)]))
          .orderBy('createdAt')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .select(['reportId', 'status', 'run'])
          .executeTakeFirst();
        if (!due) return undefined;
        const isBegun = due.status === 'QUEUED' || due.status === 'RUNNING';
        if (isBegun) await step.deleteFrom('reportPart').where('reportId', '=', due.reportId).execute();
        const begun = { status: 'RUNNING', run: due.run + 1, rowCount: 0, sizeBytes: 0 } as const;
        const row = await step
          .updateTable('report')
          .set({ heldUntil, ...(isBegun && begun) })
          .where('reportId', '=', due.reportId)
          .returningAll()
          .executeTakeFirstOrThrow();
        return reportOf(row);
      }),

    async hold({ reportId, run }, until) {
      const { numUpdatedRows } = await db
        .updateTable('report')
        .set({ heldUntil: new Date(until) })
        .where('reportId', '=', reportId)
        .where('run', '=', run)
        .where('isTold', '=', false)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    append: ({ reportId, run, expectedRows }, { rowCount, bytes }, until) =>
      db.transaction().execute(async (step) => {
        const { numUpdatedRows } = await step
          .updateTable('report')
          .set({ rowCount, expectedRows, sizeBytes: sql`size_bytes + ${bytes.length}`, heldUntil: new Date(until) })
          .where('reportId', '=', reportId)
          .where('run', '=', run)
          .where('status', '=', 'RUNNING')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await sql`insert into report_part (report_id, position, bytes)
          select ${reportId}, count(*), ${bytes}::bytea from report_part where report_id = ${reportId}`.execute(step);
        return true;
      }),

    async finish({ reportId, run, status }, next) {
      const { heldUntil: _, ...row } = reportRow(next);
      // Whoever made it holds it until its people are told.
      const isOver = next.isTold || next.status === 'QUEUED';
      const { numUpdatedRows } = await db
        .updateTable('report')
        .set({ ...row, ...(isOver && { heldUntil: null }) })
        .where('reportId', '=', reportId)
        .where('run', '=', run)
        .where('status', 'in', [status, next.status])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async *file(reportId) {
      for (let position = 0; ; position += 1) {
        const part = await db
          .selectFrom('reportPart')
          .where('reportId', '=', reportId)
          .where('position', '=', position)
          .select('bytes')
          .executeTakeFirst();
        if (!part) return;
        yield part.bytes;
      }
    },

    async expire(now, forgetBefore) {
      const over = await db
        .updateTable('report')
        .set({ status: 'EXPIRED', sizeBytes: 0 })
        .where('status', '=', 'READY')
        .where('expiresAt', '<=', new Date(now))
        .returning('reportId')
        .execute();
      const ids = over.map(({ reportId }) => reportId);
      if (ids.length > 0) await db.deleteFrom('reportPart').where('reportId', 'in', ids).execute();
      await db.deleteFrom('report').where('finishedAt', '<', new Date(forgetBefore)).execute();
    },

    async schedules() {
      const rows = await db.selectFrom('reportSchedule').orderBy('scheduleId').selectAll().execute();
      return rows.map(scheduleOf);
    },
  };
}

/** Those that somebody has asked for or is sent; addresses are kept in lower case. */
const isOf = (email: string) => (columns: ExpressionBuilder<Tables, 'report'>) =>
  columns.or([
    columns('requestedBy', '=', email),
    sql<boolean>`recipients @> ${JSON.stringify([email.toLowerCase()])}::text::jsonb`,
  ]);
