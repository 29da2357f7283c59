import type { BackupStore, BackupUnit, OwnSource } from '../backup-ports';
import { hasFile, isGood, isOpen, isVerifying, type StoredBackup, TOLD_RUNS } from '../rules/backup';
import { nextBackup } from '../rules/backup-schedule';
import type { BackupSource, BackupType } from '../wire/backups';
import { newBackup, scheduledType } from './new-backup';

const DAY = 86_400_000;
/** How long it is remembered what has no file any more. */
const MEMORY = 90 * DAY;

/** Asks for what schedules want by now; where one is still under way its turn is left out. */
export async function askForDue(
  unit: BackupUnit,
  typesOf: (source: BackupSource) => readonly BackupType[] | undefined,
  now: number,
): Promise<void> {
  for (const schedule of await unit.schedules()) {
    const types = typesOf(schedule.source);
    if (schedule.isPaused || schedule.nextRunAt > now || !types) continue;
    const { source, everyHours } = schedule;
    const isBusy = (await unit.all()).some((one) => one.source === source && isOpen(one));
    const type = scheduledType(types, { everyHours, at: now });
    if (!isBusy)
      await unit.put(newBackup({ source, type, trigger: 'SCHEDULED', requestedBy: null, reason: null }, now));
    await unit.putSchedule({ ...schedule, nextRunAt: nextBackup(schedule, now) });
  }
}

/** The newest good one of each source. @param all newest first */
export function lastGoodOf(all: readonly StoredBackup[]): Map<BackupSource, StoredBackup> {
  const last = new Map<BackupSource, StoredBackup>();
  for (const backup of all) if (isGood(backup) && !last.has(backup.source)) last.set(backup.source, backup);
  return last;
}

/** What of all the others is asked about one. @param all newest first */
export const knownOf = (all: readonly StoredBackup[], { source }: StoredBackup) => ({
  lastGoodId: lastGoodOf(all).get(source)?.backupId,
});

/** Ends those whose time is over, each only where a newer good one of its source is there. */
export async function endOld(unit: BackupUnit, own: OwnSource | undefined, now: number): Promise<void> {
  const all = await unit.all();
  const last = lastGoodOf(all);
  for (const backup of all) {
    const { source, retentionUntil, createdAt, file } = backup;
    const newer = last.get(source);
    if (!hasFile(backup) || retentionUntil === null || retentionUntil > now || isVerifying(backup)) continue;
    if (!newer || newer.backupId === backup.backupId || newer.createdAt < createdAt) continue;
    await unit.put({ ...backup, status: 'EXPIRED', file: own?.source === source ? file : null });
  }
  const seen = new Map<BackupSource, number>();
  const forgotten = all.filter((backup) => {
    const place = (seen.get(backup.source) ?? 0) + 1;
    seen.set(backup.source, place);
    const isGone = ['FAILED', 'CANCELLED', 'EXPIRED'].includes(backup.status) && backup.file === null;
    return isGone && place > TOLD_RUNS && (backup.finishedAt ?? backup.createdAt) < now - MEMORY;
  });
  if (forgotten.length > 0) await unit.forget(forgotten.map(({ backupId }) => backupId));
}

/**
 * Takes the files of those away that have ended: once that is kept, so that nothing is gone of which it is said that it is there.
 * @throws why one of them cannot be taken away, once all the others are
 */
export async function dropEnded(store: BackupStore, own: OwnSource, now: number): Promise<void> {
  const isLeft = ({ source, status, file }: StoredBackup) =>
    source === own.source && status === 'EXPIRED' && file !== null;
  const faults: unknown[] = [];
  for (const { backupId, file } of (await store.all()).filter(isLeft)) {
    const isDropped = await own.drop(file ?? '').then(
      () => true,
      (fault) => {
        faults.push(fault);
        return false;
      },
    );
    if (!isDropped) continue;
    await store.change(now, async (unit) => {
      const left = (await unit.all()).find((one) => one.backupId === backupId);
      if (left) await unit.put({ ...left, file: null });
    });
  }
  if (faults.length > 0) throw faults[0];
}
