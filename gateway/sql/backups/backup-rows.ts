import type { Insertable, Selectable } from 'kysely';
import type { StoredBackup } from '../../rules/backup';
import type { StoredBackupSchedule } from '../../rules/backup-schedule';
import type { Person } from '../../wire/refunds';
import type { Tables } from '../tables';

const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));
const momentOf = (date: Date | null) => date?.getTime() ?? null;
const personOf = (email: string | null, name: string | null): Person | null =>
  email === null ? null : { email, name: name ?? '' };

type Row = Omit<Insertable<Tables['backup']>, 'heldUntil'>;

export function backupRow({ requestedBy, createdAt, ...backup }: StoredBackup): Row {
  const { startedAt, finishedAt, retentionUntil, verifiedAt, ...members } = backup;
  return {
    ...members,
    ...{ requestedBy: requestedBy?.email ?? null, requestedByName: requestedBy?.name ?? null },
    ...{ createdAt: new Date(createdAt), startedAt: dateOf(startedAt), finishedAt: dateOf(finishedAt) },
    ...{ retentionUntil: dateOf(retentionUntil), verifiedAt: dateOf(verifiedAt) },
  };
}

export function backupOf({ heldUntil: _, ...row }: Selectable<Tables['backup']>): StoredBackup {
  const { requestedBy, requestedByName, createdAt, startedAt, finishedAt, retentionUntil, verifiedAt, ...members } =
    row;
  return {
    ...members,
    ...{ requestedBy: personOf(requestedBy, requestedByName), createdAt: createdAt.getTime() },
    ...{ startedAt: momentOf(startedAt), finishedAt: momentOf(finishedAt) },
    ...{ retentionUntil: momentOf(retentionUntil), verifiedAt: momentOf(verifiedAt) },
  };
}

export function backupScheduleRow({
  updatedBy,
  nextRunAt,
  updatedAt,
  ...members
}: StoredBackupSchedule): Insertable<Tables['backupSchedule']> {
  return {
    ...members,
    ...{ updatedBy: updatedBy?.email ?? null, updatedByName: updatedBy?.name ?? null },
    ...{ nextRunAt: new Date(nextRunAt), updatedAt: dateOf(updatedAt) },
  };
}

export function backupScheduleOf(row: Selectable<Tables['backupSchedule']>): StoredBackupSchedule {
  const { updatedBy, updatedByName, nextRunAt, updatedAt, ...members } = row;
  return {
    ...members,
    ...{ updatedBy: personOf(updatedBy, updatedByName), nextRunAt: nextRunAt.getTime() },
    updatedAt: momentOf(updatedAt),
  };
}
