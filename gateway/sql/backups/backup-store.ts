import { sql } from 'kysely';
import type { BackupStore } from '../../backup-ports';
import type { StoredBackup } from '../../rules/backup';
import type { StoredBackupSchedule } from '../../rules/backup-schedule';
import type { Deed } from '../../trail-ports';
import { insertAll } from '../insert-all';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntries } from '../trail/trail';
import { backupOf, backupRow, backupScheduleOf, backupScheduleRow } from './backup-rows';
import type { Manifest } from './manifest';

const TURN = 7_105_274;

/** What was backed up, remembered in PostgreSQL. */
export function createSqlBackupStore(db: Database): BackupStore {
  return {
    change: (now, work) =>
      db.transaction().execute(async (step) => {
        await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
        const deeds: Deed[] = [];
        const outcome = await work({
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          all: () => allOf(step),
          async put(backup) {
            const row = backupRow(backup);
            await step
              .insertInto('backup')
              .values({ ...row, heldUntil: null })
              .onConflict((conflict) => conflict.column('backupId').doUpdateSet(row))
              .execute();
          },
          async forget(ids) {
            await step
              .deleteFrom('backup')
              .where('backupId', 'in', [...ids])
              .execute();
          },
          async heldUntil(id) {
            const found = step.selectFrom('backup').where('backupId', '=', id).select('heldUntil');
            return (await found.executeTakeFirst())?.heldUntil?.getTime() ?? 0;
          },
          async hold(id, until) {
            const heldUntil = until === 0 ? null : new Date(until);
            await step.updateTable('backup').set({ heldUntil }).where('backupId', '=', id).execute();
          },
          schedules: () => schedulesOf(step),
          async putSchedule(schedule) {
            const row = backupScheduleRow(schedule);
            await step
              .insertInto('backupSchedule')
              .values(row)
              .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
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
    all: () => allOf(db),
    schedules: () => schedulesOf(db),
  };
}

async function allOf(db: Database): Promise<StoredBackup[]> {
  const rows = await db
    .selectFrom('backup')
    .orderBy('createdAt', 'desc')
    .orderBy('backupId', 'desc')
    .selectAll()
    .execute();
  return rows.map(backupOf);
}

async function schedulesOf(db: Database): Promise<StoredBackupSchedule[]> {
  const rows = await db.selectFrom('backupSchedule').orderBy('source').selectAll().execute();
  return rows.map(backupScheduleOf);
}

/**
 * In what was restored the run that made the file is still under way: it is said to be whole, so that nobody takes it for
 * interrupted, and its file away.
 */
export async function keepRestored(db: Database, { backupId, file, sizeBytes, checksum, tables }: Manifest) {
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0);
  await db
    .updateTable('backup')
    .set({ status: 'COMPLETED', progress: 100, heldUntil: null, file, sizeBytes, checksum, rowCount })
    .set({ finishedAt: sql`coalesce(started_at, created_at)` })
    .where('backupId', '=', backupId)
    .execute();
}

interface Given {
  backups: readonly StoredBackup[];
  schedules: readonly StoredBackupSchedule[];
}

/**
 * Keeps what sources begin with, of each that has no schedule yet. A schedule that nobody has changed pauses and goes on as
 * the settings say.
 */
export function keepBackups(db: Database, { backups, schedules }: Given): Promise<void> {
  return db.transaction().execute(async (step) => {
    await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
    const known = await schedulesOf(step);
    for (const { source, isPaused, nextRunAt } of schedules)
      if (known.some((one) => one.source === source && one.updatedBy === null && one.isPaused !== isPaused))
        await step
          .updateTable('backupSchedule')
          .set({ isPaused, nextRunAt: new Date(nextRunAt) })
          .where('source', '=', source)
          .execute();
    const fresh = schedules.filter(({ source }) => !known.some((one) => one.source === source));
    if (fresh.length === 0) return;
    const sources = fresh.map(({ source }) => source);
    await insertAll(step, 'backupSchedule', fresh.map(backupScheduleRow));
    const rows = backups.filter(({ source }) => sources.includes(source)).map(backupRow);
    if (rows.length > 0)
      await insertAll(
        step,
        'backup',
        rows.map((row) => ({ ...row, heldUntil: null })),
      );
  });
}
