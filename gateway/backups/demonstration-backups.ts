import type { Looked, OtherSource } from '../backup-ports';
import { backupName, type StoredBackup } from '../rules/backup';
import { nextBackup, type StoredBackupSchedule } from '../rules/backup-schedule';
import { hash } from '../rules/hash';
import type { BackupSource, BackupType } from '../wire/backups';
import { scheduledType, usualOf } from './new-backup';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GB = 2 ** 30;
const DAYS = 14;

/** Where all of them would lie: five terabytes. */
const CAPACITY = 5 * 1024 * GB;
/** How long to restore and compare takes at most, ms. */
const LONGEST_CHECK = 20 * SECOND;

interface Invented {
  source: BackupSource;
  types: readonly BackupType[];
  everyHours: number;
  hour: number;
  retentionDays: number;
  ms: Record<BackupType, number>;
  bytes: Record<BackupType, number>;
}

const invented: readonly Invented[] = [
  {
    ...{ source: 'MYSQL', types: ['FULL'], everyHours: 8, hour: 5, retentionDays: 30 },
    ...{ ms: both(46 * MINUTE), bytes: both(41 * GB) },
  },
  {
    ...{ source: 'MONGO', types: ['FULL', 'INCREMENTAL'], everyHours: 2, hour: 0, retentionDays: 7 },
    ...{ ms: { FULL: 58 * MINUTE, INCREMENTAL: 21 * MINUTE }, bytes: { FULL: 110 * GB, INCREMENTAL: 3.1 * GB } },
  },
  {
    ...{ source: 'REDIS', types: ['FULL'], everyHours: 12, hour: 4, retentionDays: 7 },
    ...{ ms: both(39 * SECOND), bytes: both(6.2 * GB) },
  },
  {
    ...{ source: 'ELASTIC', types: ['FULL', 'INCREMENTAL'], everyHours: 12, hour: 0, retentionDays: 30 },
    ...{ ms: both(19 * MINUTE), bytes: { FULL: 98 * GB, INCREMENTAL: 22.6 * GB } },
  },
  {
    ...{ source: 'CONFIG', types: ['FULL'], everyHours: 24, hour: 0, retentionDays: 90 },
    ...{ ms: both(2 * SECOND), bytes: both(14.8 * 2 ** 20) },
  },
];

function both<T>(value: T): Record<BackupType, T> {
  return { FULL: value, INCREMENTAL: value };
}

/** A number of -1 to 1 that is always the same for a text. */
const wobble = (text: string) => (hash(text) % 2001) / 1000 - 1;

const partial: Partial<Record<BackupSource, string>> = {
  MYSQL: '2 tablas sin copiar',
  ELASTIC: '1 índice sin copiar',
};

type Plight = 'usual' | 'partial' | 'full';

/** How one ends, by its seed alone. */
function ended(
  { source, ms, bytes }: Invented,
  backup: StoredBackup,
  plight: Plight,
): Exclude<Looked, { progress: number }> {
  const { type, name } = backup;
  const startedAt = backup.startedAt ?? backup.createdAt;
  const seed = `${name} ${type}`;
  if (plight === 'full') {
    const at = startedAt + Math.round(Math.min(ms[type], 3 * MINUTE) * (1 + wobble(seed) * 0.1));
    const nothing = { sizeBytes: null, checksum: null, file: null, rowCount: null };
    return { at, status: 'FAILED', errorMessage: 'Sin espacio en /respaldo', ...nothing };
  }
  return {
    at: startedAt + Math.round(ms[type] * (1 + wobble(seed) * 0.06)),
    status: plight === 'partial' ? 'PARTIAL' : 'COMPLETED',
    errorMessage: plight === 'partial' ? (partial[source] ?? null) : null,
    sizeBytes: Math.round(bytes[type] * (1 + wobble(`${seed} bytes`) * 0.02)),
    checksum: Array.from({ length: 8 }, (_, part) => hash(`${seed} ${part}`).toString(16).padStart(8, '0')).join(''),
    ...{ file: null, rowCount: null },
  };
}

const checkMs = (backup: StoredBackup) => Math.min(LONGEST_CHECK, ((backup.sizeBytes ?? 0) / GB) * SECOND + SECOND);

/** Stores that are invented, and backed up by nobody: what they answer depends on the moment and on names alone. */
export function demonstrationSources(): OtherSource[] {
  return invented.map((one) => ({
    ...{ source: one.source, types: one.types, capacityBytes: one === invented[0] ? CAPACITY : 0 },
    look(backup, now) {
      // Room was made by whoever asks for one by hand.
      const isFull = one.source === 'MYSQL' && backup.trigger === 'SCHEDULED';
      const found = ended(one, backup, isFull ? 'full' : 'usual');
      const begun = backup.startedAt ?? now;
      return found.at <= now ? found : { progress: Math.floor((100 * (now - begun)) / (found.at - begun)) };
    },
    lookVerified(backup, now) {
      const at = (backup.verifiedAt ?? now) + checkMs(backup);
      return at <= now ? { status: 'GOOD', at } : undefined;
    },
  }));
}

const SINCE: Partial<Record<BackupSource, number>> = { MYSQL: 31 * HOUR };

/** What was backed up in the last fourteen days: one source is late since its last ones failed, one is under way. */
export function demonstrationBackups(now: number): {
  backups: StoredBackup[];
  schedules: StoredBackupSchedule[];
} {
  const backups = invented.flatMap((one) => historyOf(one, now));
  const schedules = invented.map(({ source, everyHours, hour, retentionDays }): StoredBackupSchedule => {
    const rhythm = { everyHours, hour };
    return {
      ...{ source, ...rhythm, retentionDays, verifies: false, isPaused: false, nextRunAt: nextBackup(rhythm, now) },
      ...{ updatedBy: null, updatedAt: null, version: 1 },
    };
  });
  return { backups, schedules };
}

function historyOf(one: Invented, now: number): StoredBackup[] {
  const { source, types, everyHours, retentionDays } = one;
  const made: StoredBackup[] = [];
  const step = everyHours * HOUR;
  // One is always under way, wherever in its two hours somebody looks.
  const last = source === 'MONGO' ? now - 12 * MINUTE : nextBackup(one, now) - step;
  const goodUntil = now - (SINCE[source] ?? 0);
  for (let at = last - Math.floor((DAYS * DAY) / step) * step; at <= last; at += step) {
    const type = scheduledType(types, { everyHours, at });
    const name = backupName(source, at);
    const newest = made.toReversed();
    const begun: StoredBackup = {
      ...{ backupId: `RSP-${name}`.toUpperCase(), name, source, type, trigger: 'SCHEDULED', requestedBy: null },
      ...{ reason: null, createdAt: at, startedAt: at, finishedAt: null, status: 'RUNNING', progress: 0 },
      ...{ errorMessage: null, sizeBytes: null, checksum: null, file: null, rowCount: null, retentionUntil: null },
      ...{ verification: null, verifiedAt: null, verifyMessage: null, run: 1, ...usualOf(newest, source, type) },
    };
    const past = pastOf(one, begun, { now, goodUntil, retentionDays });
    if (past) made.push(past);
  }
  return made;
}

function pastOf(
  one: Invented,
  begun: StoredBackup,
  { now, goodUntil, retentionDays }: { now: number; goodUntil: number; retentionDays: number },
): StoredBackup | undefined {
  const { source, createdAt } = begun;
  const seed = hash(begun.name);
  const isOdd =
    source === 'ELASTIC' ? isNth(createdAt, now, 5, one) : source === 'MYSQL' && isJustAfter(createdAt, goodUntil, one);
  const plight = isOdd ? 'partial' : createdAt > goodUntil ? 'full' : 'usual';
  const { at, ...members } = ended(one, begun, plight);
  if (at > now) return source === 'MONGO' ? begun : undefined;
  if (members.status === 'FAILED') return { ...begun, ...members, finishedAt: at, progress: 100 };
  const retentionUntil = at + retentionDays * DAY;
  const past: StoredBackup = { ...begun, ...members, finishedAt: at, progress: 100, retentionUntil };
  if (retentionUntil <= now) return { ...past, status: 'EXPIRED' };
  const verifiedAt = at + checkMs(past) * 60;
  if (members.status !== 'COMPLETED' || seed % 3 === 0 || verifiedAt > now) return past;
  return { ...past, verification: 'GOOD', verifiedAt };
}

/** Whether it was so many runs ago. */
const isNth = (at: number, now: number, runs: number, { everyHours }: Invented) =>
  Math.floor((now - at) / (everyHours * HOUR)) === runs;

const isJustAfter = (at: number, moment: number, { everyHours }: Invented) =>
  at > moment && at - moment <= everyHours * HOUR;
