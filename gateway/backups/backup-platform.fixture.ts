import type { BackupJob, BackupStore, OwnSource } from '../backup-ports';
import type { StoredBackup } from '../rules/backup';
import type { StoredBackupSchedule } from '../rules/backup-schedule';
import type { Trail } from '../trail-ports';
import type { Backup } from '../wire/backups';
import { createBackups } from './backups';
import { newBackup } from './new-backup';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const NOW = Date.UTC(2026, 10, 28, 22);

/** A store with what is handed to it, and nothing else. */
export type Place = (given: {
  backups: readonly StoredBackup[];
  schedules: readonly StoredBackupSchedule[];
}) => Promise<{ store: BackupStore; trail: Trail }>;

export const actor = { email: 'eva@example.mx', name: 'Eva', role: 'ADMINISTRATOR', ip: '192.0.2.1' };
let keys = 0;
/** Somebody who asks, for the first time or once more. */
export const keyed = (key = `key-${++keys}-${NOW}`) => ({ key, actor });
export const asked = { source: 'ATALAYA', type: 'FULL', reason: 'Antes del cambio' } as const;
export const everything = {
  filter: { text: '', sources: [], types: [], statuses: [], range: null },
  sort: { member: 'startedAt', ascending: false },
  ...{ page: 1, size: 100 },
} as const;

export const schedule: StoredBackupSchedule = {
  ...{ source: 'ATALAYA', everyHours: 24, hour: 2, retentionDays: 7, verifies: false, isPaused: true },
  ...{ nextRunAt: NOW, updatedBy: null, updatedAt: null, version: 1 },
};

/** A good one of so many days ago. */
export function past(days: number, more: Partial<StoredBackup> = {}): StoredBackup {
  const at = NOW - days * DAY;
  const made = newBackup(
    { source: 'ATALAYA', type: 'FULL', trigger: 'SCHEDULED', requestedBy: null, reason: null },
    at,
  );
  return {
    ...{ ...made, startedAt: at, finishedAt: at + HOUR, status: 'COMPLETED', sizeBytes: 1000, file: `file-${days}` },
    ...{ retentionUntil: at + 7 * DAY, checksum: 'x', run: 1, ...more },
  };
}

/** Somebody who makes backups as the test wants. */
function maker() {
  const jobs: BackupJob[] = [];
  const seen = { cleared: [] as string[], dropped: [] as string[], atOnce: 0, most: 0 };
  let next: (job: BackupJob) => Promise<void> = async () => undefined;
  let drop: (file: string) => Promise<void> = async () => undefined;
  const during = async (job: BackupJob) => {
    jobs.push(job);
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await next(job).finally(() => {
      seen.atOnce -= 1;
    });
  };
  const own: OwnSource = {
    ...{ source: 'ATALAYA', types: ['FULL'] },
    async make(job) {
      await during(job);
      return { file: `${job.backup.name}.dump`, sizeBytes: 2000, checksum: 'abc', rowCount: 7 };
    },
    verify: during,
    clear: async ({ backupId }) => void seen.cleared.push(backupId),
    async drop(file) {
      seen.dropped.push(file);
      await drop(file);
    },
    room: async () => undefined,
  };
  return {
    ...{ own, jobs, seen },
    will(work: (job: BackupJob) => Promise<void>) {
      next = work;
    },
    willDrop(work: (file: string) => Promise<void>) {
      drop = work;
    },
  };
}

/** Until it is stopped. */
export const forever = ({ signal }: BackupJob) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** What makes backups on a store of its own, and what is seen of it. @param open a place of its own for each test */
export const platformIn =
  (open: Place) =>
  async (given: Partial<Parameters<Place>[0]> = {}) => {
    const { store, trail } = await open({ backups: [], schedules: [schedule], ...given });
    let now = NOW;
    const clock = { now: () => now };
    const faults: unknown[] = [];
    const told: string[] = [];
    const rung: number[] = [];
    const made = maker();
    const gateway = (own = made.own) =>
      createBackups({
        ...{ store, own, others: [], clock, beatMs: 5, reportFault: (error) => void faults.push(error) },
        tell: async ({ status, verification }) => void told.push(`${status} ${verification}`),
        ring: async (all) => void rung.push(all.length),
      });
    const backups = gateway();
    const only = async () => (await backups.page(everything)).data[0] as Backup;
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...made, store, backups, gateway, trail, faults, told, rung, only, pass };
  };
