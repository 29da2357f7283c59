import { monthLabel } from '~/shared/format/dates';
import { type HourFormat, readPreferences } from '~/shared/storage/preferences';
import {
  addDays,
  addMonths,
  type DayRange,
  daysOf,
  PLATFORM_ZONE,
  platformDay,
  showDay,
  weekday,
} from '../query/period';

/** From fine to coarse. */
export const GRANULARITIES = ['hour', 'day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** More buckets than these the platform does not count. */
const MOST_BUCKETS = 400;

export function isGranularity(text: string): boolean {
  return GRANULARITIES.some((grain) => grain === text);
}

/** The grain of an address, else one that gives a chart that can be read. */
export function granularityOf(text: string | undefined, range: DayRange): Granularity {
  const asked = GRANULARITIES.find((grain) => grain === text);
  if (asked) return asked;
  const days = daysOf(range);
  if (days <= 2) return 'hour';
  if (days <= 62) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** How many buckets a range has, those that it only touches counted. Weeks begin on Monday. */
export function bucketCount({ start, end }: DayRange, grain: Granularity): number {
  const days = daysOf({ start, end });
  if (grain === 'hour') return days * 24;
  if (grain === 'day') return days;
  if (grain === 'week') return (daysOf({ start: monday(start), end: monday(end) }) + 6) / 7;
  return monthsSince(end) - monthsSince(start) + 1;
}

/** The next coarser grain whose buckets are not too many; undefined when these are few enough. */
export function coarserGranularity(range: DayRange, grain: Granularity): Granularity | undefined {
  if (bucketCount(range, grain) <= MOST_BUCKETS) return undefined;
  return GRANULARITIES.slice(GRANULARITIES.indexOf(grain) + 1).find((each) => bucketCount(range, each) <= MOST_BUCKETS);
}

/** The days of the range that a bucket covers. @param from its beginning, epoch ms */
export function bucketDays(from: number, grain: Granularity, range: DayRange): DayRange {
  const whole = wholeBucket(platformDay(from), grain);
  // Days compare as texts.
  const [, start = range.start] = [whole.start, range.start].sort();
  const [end = range.end] = [whole.end, range.end].sort();
  return { start, end };
}

/** Whether the range takes only a part of a bucket. */
export function isCut(from: number, grain: Granularity, range: DayRange): boolean {
  const whole = wholeBucket(platformDay(from), grain);
  return whole.start < range.start || whole.end > range.end;
}

function wholeBucket(day: string, grain: Granularity): DayRange {
  if (grain === 'week') return { start: monday(day), end: addDays(monday(day), 6) };
  if (grain === 'month') {
    const first = `${day.slice(0, 8)}01`;
    return { start: first, end: addDays(addMonths(first, 1), -1) };
  }
  return { start: day, end: day };
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: PLATFORM_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** What a bucket is called: '27/11/2026 03 PM', 'Viernes 27/11/2026', 'Semana del 23/11/2026', 'Noviembre del 2026'. */
export function bucketLabel(
  from: number,
  grain: Granularity,
  hours: HourFormat = readPreferences().hourFormat,
): string {
  const day = platformDay(from);
  const [year = 0, month = 0] = day.split('-').map(Number);
  switch (grain) {
    case 'hour':
      return `${showDay(day)} ${hourText(Number(clock.format(from)), hours)}`;
    case 'day':
      return `${weekday(day)} ${showDay(day)}`;
    case 'week':
      return `Semana del ${showDay(monday(day))}`;
    case 'month':
      return monthLabel(month, year);
  }
}

/** The same where there is little room, under the chart. */
export function shortLabel(from: number, grain: Granularity, hours: HourFormat = readPreferences().hourFormat): string {
  const day = platformDay(from);
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (grain === 'hour') return hourText(Number(clock.format(from)), hours);
  if (grain === 'month') return `${monthLabel(month, year).slice(0, 3)} ${year}`;
  return showDay(grain === 'week' ? monday(day) : day).slice(0, 5);
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
