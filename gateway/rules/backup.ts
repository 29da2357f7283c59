import type {
  Backup,
  BackupAction,
  BackupSource,
  BackupStatus,
  BackupSummary,
  BackupType,
  VerificationStatus,
} from '../wire/backups';
import type { Person } from '../wire/refunds';
import type { StoredBackupSchedule } from './backup-schedule';
import { isoDate, mexicoClock } from './mexico-time';

const HOUR = 3_600_000;

/** The last good one may be this old; a source that runs less often has one run's time on top of its own, hours. */
const MAX_AGE = 24;

/** How many runs of a source are told with it. */
export const TOLD_RUNS = 14;

/** A backup as it is kept; moments are epoch ms. */
export interface StoredBackup {
  backupId: string;
  name: string;
  source: BackupSource;
  type: BackupType;
  trigger: 'MANUAL' | 'SCHEDULED';
  requestedBy: Person | null;
  reason: string | null;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
  status: BackupStatus;
  progress: number;
  errorMessage: string | null;
  sizeBytes: number | null;
  checksum: string | null;
  /** Of an ended one what is still to be taken away. */
  file: string | null;
  rowCount: number | null;
  retentionUntil: number | null;
  usualMs: number | null;
  usualBytes: number | null;
  previousBytes: number | null;
  verification: VerificationStatus | null;
  verifiedAt: number | null;
  verifyMessage: string | null;
  /** How often it was taken: whoever writes to it says which time is meant. */
  run: number;
}

/** What the good ones of one kind say about the next. */
export interface Usual {
  usualMs: number | null;
  usualBytes: number | null;
  previousBytes: number | null;
}

export const isOpen = ({ status }: Pick<StoredBackup, 'status'>) => status === 'QUEUED' || status === 'RUNNING';

/** Whether what a run wrote is kept. */
export const hasFile = ({ status }: Pick<StoredBackup, 'status'>) => status === 'COMPLETED' || status === 'PARTIAL';

/** Whether a run could be restored, as far as anybody knows. */
export const isGood = ({ status, verification }: Pick<StoredBackup, 'status' | 'verification'>) =>
  status === 'COMPLETED' && verification !== 'BAD';

/** Whether it waits to be verified, or is. */
export const isVerifying = ({ verification }: StoredBackup) => verification === 'QUEUED' || verification === 'RUNNING';

/** 'mongo-20261128-1400', by the platform's clock; with seconds where several may be made in one minute. */
export function backupName(source: BackupSource, at: number): string {
  const [day = '', time = ''] = mexicoClock(at).toISOString().split('T');
  return `${source.toLowerCase()}-${day.replaceAll('-', '')}-${time.replaceAll(':', '').slice(0, source === 'ATALAYA' ? 6 : 4)}`;
}

const copy = {
  last: 'Es el último respaldo correcto de este origen: se puede eliminar cuando haya uno más nuevo.',
};

interface Known {
  /** The newest good one of the same source. */
  lastGoodId: string | undefined;
}

/** Why a backup may not be deleted. */
export const lockOf = (backup: StoredBackup, lastGoodId: string | undefined): string | null =>
  hasFile(backup) && backup.backupId === lastGoodId ? copy.last : null;

/** What may be done with a backup. */
export function actionsOf(backup: StoredBackup, { lastGoodId }: Known): BackupAction[] {
  if (isOpen(backup)) return ['CANCEL'];
  if (!hasFile(backup)) return ['REPEAT'];
  if (isVerifying(backup)) return [];
  return lockOf(backup, lastGoodId) === null ? ['VERIFY', 'DELETE'] : ['VERIFY'];
}

const momentOf = (moment: number | null) => (moment === null ? null : isoDate(moment));

/** A backup as somebody is answered. */
export function backupAnswer(backup: StoredBackup, known: Known): Backup {
  const { createdAt, startedAt, finishedAt, retentionUntil, verification, verifiedAt, verifyMessage, ...members } =
    backup;
  const { run: _, progress, file, ...told } = members;
  return {
    ...{ ...told, file: hasFile(backup) ? file : null },
    ...{ createdAt: isoDate(createdAt), startedAt: momentOf(startedAt), finishedAt: momentOf(finishedAt) },
    ...{ progress: isOpen(backup) || verification === 'RUNNING' ? progress : null },
    retentionUntil: momentOf(retentionUntil),
    verification:
      verification === null ? null : { status: verification, at: momentOf(verifiedAt), message: verifyMessage },
    ...{ actions: actionsOf(backup, known), locked: lockOf(backup, known.lastGoodId) },
  };
}

/** What the trail keeps of a backup. */
export const backupTold = ({ name, source, type, trigger, status, file, ...others }: StoredBackup) => ({
  ...{ name, source, type, trigger, status, file: hasFile({ status }) ? file : null },
  ...{ sizeBytes: others.sizeBytes, verification: others.verification },
});

interface SourceState {
  types: readonly BackupType[];
  schedule: StoredBackupSchedule | undefined;
  /** Newest first, at least those that are told. */
  runs: readonly StoredBackup[];
  lastGood: StoredBackup | undefined;
}

/** How a source stands at a moment. */
export function summaryOf(source: BackupSource, state: SourceState, now: number): BackupSummary {
  const { types, schedule, runs, lastGood } = state;
  const maxAgeHours = Math.max(MAX_AGE, schedule && !schedule.isPaused ? schedule.everyHours : 0);
  const running = runs.find(({ status }) => status === 'RUNNING') ?? runs.find(isOpen);
  const told = runs.filter((run) => !isOpen(run)).slice(0, TOLD_RUNS);
  return {
    ...{ source, types, maxAgeHours },
    ...{ lastSuccessAt: momentOf(lastGood?.finishedAt ?? null), lastSizeBytes: lastGood?.sizeBytes ?? null },
    isLate: lastGood !== undefined && now - (lastGood.finishedAt ?? 0) > maxAgeHours * HOUR,
    nextRunAt: schedule && !schedule.isPaused ? isoDate(schedule.nextRunAt) : null,
    running: running ? { backupId: running.backupId, progress: running.progress } : null,
    runs: told
      .map(({ backupId, status, startedAt, createdAt }) => ({ backupId, status, at: isoDate(startedAt ?? createdAt) }))
      .reverse(),
  };
}
