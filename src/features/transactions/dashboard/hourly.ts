import { PLATFORM_ZONE } from '~/shared/period/period';
import type { HourCount } from './dashboard-api';

export interface HourRow {
  hour: number;
  /** Null for an hour that has not begun. */
  count: number | null;
  weekAgo: number;
  /** Whether the hour is under way. */
  partial: boolean;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: PLATFORM_ZONE, hour: '2-digit', hourCycle: 'h23' });

/**
 * The 24 hours of a day beside those of a week before; an hour that an answer leaves out had no operations.
 * @param now epoch ms while the day is today, null for a day that is over
 */
export function hourRows(
  hourly: readonly HourCount[],
  weekAgoHourly: readonly HourCount[],
  now: number | null,
): readonly HourRow[] {
  const counts = new Map(hourly.map(({ hour, count }) => [hour, count]));
  const before = new Map(weekAgoHourly.map(({ hour, count }) => [hour, count]));
  const current = now === null ? 24 : Number(clock.format(now));
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    count: hour > current ? null : (counts.get(hour) ?? 0),
    weekAgo: before.get(hour) ?? 0,
    partial: hour === current,
  }));
}

/** The end of a scale that begins at zero: 1, 2 or 5 times a power of ten, and a whole number at its middle. */
export function scaleEnd(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  const end = [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= largest) ?? 10 * power;
  return Math.max(2, end);
}
