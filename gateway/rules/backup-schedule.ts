import type { BackupSchedule, BackupSource } from '../wire/backups';
import type { Person } from '../wire/refunds';
import { isoDate, startOfDay } from './mexico-time';
import { readVersion } from './refund-request';
import { readReason } from './resend-request';
import type { Refusal } from './statistic-query';

const HOUR = 3_600_000;

/** How many hours may lie between two runs: parts of a day, a day, or a week. */
const RHYTHMS = [1, 2, 3, 4, 6, 8, 12, 24, 168];
const MOST_DAYS = 3650;

/** When a source is backed up by itself, as it is kept; moments are epoch ms. */
export interface StoredBackupSchedule {
  source: BackupSource;
  everyHours: number;
  hour: number;
  retentionDays: number;
  verifies: boolean;
  isPaused: boolean;
  nextRunAt: number;
  /** Null where nobody has changed it yet. */
  updatedBy: Person | null;
  updatedAt: number | null;
  version: number;
}

export type BackupPlan = Pick<StoredBackupSchedule, 'everyHours' | 'hour' | 'retentionDays' | 'verifies' | 'isPaused'>;

/** The first moment of a rhythm after another (epoch ms); a week begins on Sunday. */
export function nextBackup({ everyHours, hour }: Pick<BackupPlan, 'everyHours' | 'hour'>, after: number): number {
  const sunday = startOfDay(0, -3);
  const first = sunday + hour * HOUR;
  const step = everyHours * HOUR;
  return first + (Math.floor((after - first) / step) + 1) * step;
}

/** A schedule as somebody is answered. */
export function backupScheduleAnswer({
  isPaused,
  nextRunAt,
  updatedAt,
  ...members
}: StoredBackupSchedule): BackupSchedule {
  return {
    ...members,
    ...{ paused: isPaused, nextRunAt: isPaused ? null : isoDate(nextRunAt) },
    updatedAt: updatedAt === null ? null : isoDate(updatedAt),
  };
}

/** What the trail keeps of a schedule. */
export const backupPlanTold = ({ everyHours, hour, retentionDays, verifies, isPaused }: BackupPlan) => ({
  ...{ everyHours, hour, retentionDays, verifies, paused: isPaused },
});

/** Reads the body of a change. */
export function readBackupPlan(
  body: Readonly<Record<string, unknown>>,
): { plan: BackupPlan; version: number; reason: string } | Refusal {
  const { everyHours, hour, retentionDays } = body;
  const fields: Refusal['fields'] = [];
  const isCount = (value: unknown, least: number, most: number) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  if (!RHYTHMS.includes(everyHours as number)) fields.push({ field: 'everyHours', message: 'Elige cada cuánto.' });
  if (!isCount(hour, 0, 23)) fields.push({ field: 'hour', message: 'Elige una hora de 0 a 23.' });
  if (!isCount(retentionDays, 1, MOST_DAYS))
    fields.push({ field: 'retentionDays', message: `Escribe un número de días de 1 a ${MOST_DAYS}.` });
  const read = readReason(body);
  if ('fields' in read) fields.push(...read.fields);
  const version = readVersion(body.version, 'Di qué versión de la programación viste.');
  if (typeof version !== 'number') fields.push(...version.fields);
  if (fields.length > 0 || 'fields' in read || typeof version !== 'number') return { fields };
  const plan = { everyHours, hour, retentionDays, verifies: body.verifies === true, isPaused: body.paused === true };
  return { plan: plan as BackupPlan, version, reason: read.reason };
}
