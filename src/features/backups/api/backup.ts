import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readPerson = membersOf({ email: toText, name: toText });
/** Null stays null: it is nobody, or nothing. */
const maybe =
  <T>(read: (value: unknown) => T) =>
  (value: unknown): T | null =>
    typeof value === 'object' && value !== null ? read(value) : null;

const readMembers = membersOf({
  ...{ name: toText, source: toText, type: toText, trigger: toText, reason: toText, status: toText },
  ...{ createdAt: toText, startedAt: toText, finishedAt: toText, retentionUntil: toText },
  ...{ errorMessage: toText, checksum: toText, file: toText, locked: toText },
  ...{ progress: integerOf, sizeBytes: integerOf, rowCount: integerOf },
  ...{ usualMs: integerOf, usualBytes: integerOf, previousBytes: integerOf },
  requestedBy: maybe(readPerson),
  verification: maybe(membersOf({ status: toText, at: toText, message: toText })),
  actions: (value: unknown) => listOf(value, toText),
});

export interface Backup extends ReturnType<typeof readMembers> {
  backupId: string;
}

/** @returns null without an id, by which alone it can be told from others */
function parseBackup(value: unknown): Backup | null {
  const backupId = toText(fieldsOf(value).backupId);
  return backupId === null ? null : { backupId, ...readMembers(value) };
}

/** @throws Error when the answer is no backup */
export function readBackup(value: unknown): Backup {
  const backup = parseBackup(value);
  if (!backup) throw new Error('no backup');
  return backup;
}

const readSummary = membersOf({
  ...{ source: toText, lastSuccessAt: toText, nextRunAt: toText },
  ...{ lastSizeBytes: integerOf, maxAgeHours: integerOf, isLate: flagOf },
  types: (value: unknown) => listOf(value, toText),
  running: maybe(membersOf({ backupId: toText, progress: integerOf })),
  runs: (value: unknown) => listOf(value, membersOf({ backupId: toText, status: toText, at: toText })),
});

export type BackupSummary = ReturnType<typeof readSummary>;

/** @throws Error when the answer is no page */
export function parsePage(value: unknown, asked: { page: number; size: number }) {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of backups');
  const counts = Object.entries(fieldsOf(sent.statusCounts)).map(([name, count]) => [name, integerOf(count)]);
  return {
    backups: listOf(sent.data, parseBackup),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(counts) as Readonly<Record<string, number | null>>,
    sources: listOf(sent.sources, readSummary),
    usedBytes: integerOf(sent.usedBytes),
    capacityBytes: integerOf(sent.capacityBytes),
  };
}

export type BackupPage = ReturnType<typeof parsePage>;

const readScheduleMembers = membersOf({
  ...{ everyHours: integerOf, hour: integerOf, retentionDays: integerOf, version: integerOf },
  ...{ verifies: flagOf, paused: flagOf, nextRunAt: toText, updatedAt: toText },
  updatedBy: maybe(readPerson),
});

export interface BackupSchedule extends ReturnType<typeof readScheduleMembers> {
  source: string;
}

export function parseSchedule(value: unknown): BackupSchedule | null {
  const source = toText(fieldsOf(value).source);
  return source === null ? null : { source, ...readScheduleMembers(value) };
}

export function readSchedules(value: unknown): BackupSchedule[] {
  const { data } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no list');
  return listOf(data, parseSchedule);
}

/** Whether something of it goes on by itself. */
export const isUnderWay = ({ status, verification }: Backup) =>
  [status, verification?.status].some((one) => one === 'QUEUED' || one === 'RUNNING');
