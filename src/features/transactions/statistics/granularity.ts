import { monthLabel } from '~/shared/format/dates';
import {
  addDays,
  addMonths,
  type DayRange,
  daysOf,
  PLATFORM_ZONE,
  platformDay,
  showDay,
  weekday,
} from '~/shared/period/period';
import { type HourFormat, readPreferences } from '~/shared/storage/preferences';
import { copy } from './copy';

/** From fine to coarse. */
export const GRANULARITIES = ['hour', 'day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** More buckets than these the platform does not count. */
const MOST_BUCKETS = 400;

export function isGranularity(text: string): boolean {
  return GRANULARITIES.some((granularity) => granularity === text);
}

/** The granularity of an address, else one that gives a chart that can be read. */
export function granularityOf(text: string | undefined, range: DayRange): Granularity {
  const requested = GRANULARITIES.find((granularity) => granularity === text);
  if (requested) return requested;
  const days = daysOf(range);
  if (days <= 2) return 'hour';
  if (days <= 62) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** How many buckets a range has, those that it only touches counted. Weeks begin on Monday. */
export function bucketCount({ start, end }: DayRange, granularity: Granularity): number {
  const days = daysOf({ start, end });
  if (granularity === 'hour') return days * 24;
  if (granularity === 'day') return days;
  if (granularity === 'week') return (daysOf({ start: monday(start), end: monday(end) }) + 6) / 7;
  return monthsSince(end) - monthsSince(start) + 1;
}

/** The next coarser granularity whose buckets are not too many; undefined when these are few enough. */
export function coarserGranularity(range: DayRange, granularity: Granularity): Granularity | undefined {
  if (bucketCount(range, granularity) <= MOST_BUCKETS) return undefined;
  return GRANULARITIES.slice(GRANULARITIES.indexOf(granularity) + 1).find(
    (each) => bucketCount(range, each) <= MOST_BUCKETS,
  );
}

/** The days of the range that a bucket covers. @param from its beginning, epoch ms */
export function bucketDays(from: number, granularity: Granularity, range: DayRange): DayRange {
  const whole = wholeBucket(platformDay(from), granularity);
  // Days compare as texts.
  const [, start = range.start] = [whole.start, range.start].sort();
  const [end = range.end] = [whole.end, range.end].sort();
  return { start, end };
}

/** Whether the range takes only a part of a bucket. */
export function isCut(from: number, granularity: Granularity, range: DayRange): boolean {
  const whole = wholeBucket(platformDay(from), granularity);
  return whole.start < range.start || whole.end > range.end;
}

function wholeBucket(day: string, granularity: Granularity): DayRange {
  if (granularity === 'week') return { start: monday(day), end: addDays(monday(day), 6) };
  if (granularity === 'month') {
    const first = `${day.slice(0, 8)}01`;
    return { start: first, end: addDays(addMonths(first, 1), -1) };
  }
  return { start: day, end: day };
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: PLATFORM_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** What a bucket is called: '27/11/2026 03 PM', 'Viernes 27/11/2026', 'Semana del 23/11/2026', 'Noviembre del 2026'. */
export function bucketLabel(
  from: number,
  granularity: Granularity,
  hours: HourFormat = readPreferences().hourFormat,
): string {
  const day = platformDay(from);
  const [year = 0, month = 0] = day.split('-').map(Number);
  switch (granularity) {
    case 'hour':
      return `${showDay(day)} ${hourText(Number(clock.format(from)), hours)}`;
    case 'day':
      return `${weekday(day)} ${showDay(day)}`;
    case 'week':
      return copy.week(showDay(monday(day)));
    case 'month':
      return monthLabel(month, year);
  }
}

/** The same where there is little room, under the chart. */
export function shortLabel(
  from: number,
  granularity: Granularity,
  hours: HourFormat = readPreferences().hourFormat,
): string {
  const day = platformDay(from);
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (granularity === 'hour') return hourText(Number(clock.format(from)), hours);
  if (granularity === 'month') return `${monthLabel(month, year).slice(0, 3)} ${year}`;
  return showDay(granularity === 'week' ? monday(day) : day).slice(0, 5);
}

function hourText(hour: number, hours: HourFormat): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 24 ? `${two(hour)}:00` : `${two(hour % 12 || 12)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function monday(day: string): string {
  const after = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -after);
}

function monthsSince(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month;
}
