import type { Person } from '../wire/refunds';
import type { Frequency, Report, ReportSchedule } from '../wire/reports';
import { isoDate, mexicoClock, midnightOf, startOfDay } from './mexico-time';
import { dayOf, type StoredReport } from './report';
import type { Role } from './roles';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When a schedule runs, by the platform's clock. */
export interface Rhythm {
  frequency: Frequency;
  hour: number;
  /** 1 is Monday; of a weekly one alone. */
  weekday: number | null;
  /** 1 to 28; of a monthly one alone. */
  monthDay: number | null;
}

/** A report that is made again and again, as it is kept; moments are epoch ms. */
export interface StoredSchedule extends Rhythm, Pick<StoredReport, 'type' | 'filters' | 'columns' | 'format'> {
  scheduleId: string;
  name: string;
  recipients: readonly string[];
  isPaused: boolean;
  nextRunAt: number;
  lastRunAt: number | null;
  lastReportId: string | null;
  createdBy: Person;
  /** That of whoever wrote it last. */
  role: Role;
  updatedAt: number;
  version: number;
}

/** The first moment of a rhythm after another (epoch ms). */
export function nextRun({ frequency, hour, weekday, monthDay }: Rhythm, after: number): number {
  for (let day = startOfDay(after); ; day = startOfDay(day, 1)) {
    const date = mexicoClock(day);
    const fits =
      frequency === 'DAILY' ||
      (frequency === 'WEEKLY' ? (date.getUTCDay() || 7) === weekday : date.getUTCDate() === monthDay);
    if (fits && day + hour * HOUR > after) return day + hour * HOUR;
  }
}

/** The days that a run is about: the day before it, the seven days before it, or the month before it. */
export function periodOf({ frequency }: Pick<Rhythm, 'frequency'>, at: number): string {
  const today = startOfDay(at);
  const yesterday = dayOf(today - DAY);
  if (frequency === 'DAILY') return `${yesterday}_${yesterday}`;
  if (frequency === 'WEEKLY') return `${dayOf(today - 7 * DAY)}_${yesterday}`;
  const date = mexicoClock(today);
  const first = midnightOf(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const before = midnightOf(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return `${dayOf(before)}_${dayOf(first - DAY)}`;
}

/** A schedule as somebody is answered. */
export function scheduleAnswer(schedule: StoredSchedule, last: StoredReport | undefined): ReportSchedule {
  const { isPaused, nextRunAt, lastRunAt, lastReportId: _, role: __, updatedAt, ...members } = schedule;
  const lastReport: Pick<Report, 'reportId' | 'status'> | null = last
    ? { reportId: last.reportId, status: last.status }
    : null;
  return {
    ...members,
    ...{ paused: isPaused, nextRunAt: isPaused ? null : isoDate(nextRunAt) },
    ...{ lastRunAt: lastRunAt === null ? null : isoDate(lastRunAt), lastReport, updatedAt: isoDate(updatedAt) },
  };
}

/** What the trail keeps of a schedule. */
export const scheduleTold = ({ name, type, frequency, hour, weekday, monthDay, ...others }: StoredSchedule) => ({
  ...{ name, type, frequency, hour, weekday, monthDay, format: others.format, filters: others.filters },
  ...{ columns: others.columns, recipients: others.recipients, paused: others.isPaused, version: others.version },
});
