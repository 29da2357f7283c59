import type { BackupUnit, OtherSource } from '../backup-ports';
import type { StoredBackup } from '../rules/backup';
import { usualOf } from './new-backup';

const DAY = 86_400_000;

/** Whether somebody has to be asked how it stands. */
export const isUnderWay = ({ status, verification }: StoredBackup) =>
  status === 'QUEUED' || status === 'RUNNING' || verification === 'QUEUED' || verification === 'RUNNING';

/** Asks those who make backups elsewhere how theirs stand, and keeps what they say. */
export async function askOthers(unit: BackupUnit, others: readonly OtherSource[], now: number): Promise<void> {
  const all = await unit.all();
  const schedules = await unit.schedules();
  for (const other of others) {
    const keptDays = schedules.find(({ source }) => source === other.source)?.retentionDays ?? 30;
    for (const backup of all.filter((one) => one.source === other.source && isUnderWay(one))) {
      const begun = begunOf(backup, all, now);
      await unit.put(
        begun.status === 'RUNNING' ? looked(begun, other, { keptDays, now }) : verified(begun, other, now),
      );
    }
  }
}

function begunOf(backup: StoredBackup, all: readonly StoredBackup[], now: number): StoredBackup {
  if (backup.status === 'QUEUED')
    return { ...backup, status: 'RUNNING', startedAt: now, ...usualOf(all, backup.source, backup.type) };
  return backup.verification === 'QUEUED' ? { ...backup, verification: 'RUNNING', verifiedAt: now } : backup;
}

function looked(
  backup: StoredBackup,
  other: OtherSource,
  { keptDays, now }: { keptDays: number; now: number },
): StoredBackup {
  const found = other.look(backup, now);
  if ('progress' in found) return { ...backup, ...found };
  const { at, ...members } = found;
  const isKept = members.status === 'COMPLETED' || members.status === 'PARTIAL';
  return { ...backup, ...members, finishedAt: at, progress: 100, retentionUntil: isKept ? at + keptDays * DAY : null };
}

function verified(backup: StoredBackup, other: OtherSource, now: number): StoredBackup {
  const found = other.lookVerified(backup, now);
  return found ? { ...backup, verification: found.status, verifiedAt: found.at } : backup;
}
