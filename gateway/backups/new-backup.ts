import { newId } from '../notifications/new-delivery';
import { backupName, isGood, type StoredBackup, type Usual } from '../rules/backup';
import { startOfDay } from '../rules/mexico-time';
import type { BackupSource, BackupType } from '../wire/backups';

/** How many good ones an average is of. */
const AVERAGED = 14;

/** One that waits to be made. */
export function newBackup(
  what: Pick<StoredBackup, 'source' | 'type' | 'trigger' | 'requestedBy' | 'reason'>,
  now: number,
): StoredBackup {
  return {
    ...what,
    ...{ backupId: newId('RSP', now), name: backupName(what.source, now), createdAt: now, status: 'QUEUED' },
    ...{ startedAt: null, finishedAt: null, progress: 0, errorMessage: null, sizeBytes: null, checksum: null },
    ...{ file: null, rowCount: null, retentionUntil: null, usualMs: null, usualBytes: null, previousBytes: null },
    ...{ verification: null, verifiedAt: null, verifyMessage: null, run: 0 },
  };
}

/** What a schedule makes of a source that can go on from the one before: all of it once a day, what is new otherwise. */
export function scheduledType(
  types: readonly BackupType[],
  { everyHours, at }: { everyHours: number; at: number },
): BackupType {
  const isFirst = at - startOfDay(at) < everyHours * 3_600_000;
  return types.includes('INCREMENTAL') && !isFirst ? 'INCREMENTAL' : 'FULL';
}

/** What the good ones of the same kind say. @param backups newest first */
export function usualOf(backups: readonly StoredBackup[], source: BackupSource, type: BackupType): Usual {
  const good = backups.filter((one) => one.source === source && one.type === type && isGood(one)).slice(0, AVERAGED);
  const average = (values: readonly number[]) =>
    values.length > 0 ? Math.round(values.reduce((sum, value) => sum + value, 0) / values.length) : null;
  return {
    usualMs: average(good.map(({ startedAt, finishedAt }) => (finishedAt ?? 0) - (startedAt ?? 0))),
    usualBytes: average(good.map(({ sizeBytes }) => sizeBytes ?? 0)),
    previousBytes: good[0]?.sizeBytes ?? null,
  };
}
