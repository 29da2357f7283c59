import type { Range } from '../../../gateway/rules/day-range';
import { mexicoClock, midnightOf, startOfDay } from '../../../gateway/rules/mexico-time';
import type { Granularity } from '../../../gateway/rules/statistic-query';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Begin of the bucket after the one in which a moment lies (epoch ms), by Mexico City's calendar. Weeks begin on Monday. */
function nextStart(moment: number, granularity: Granularity): number {
  const date = mexicoClock(moment);
  switch (granularity) {
    case 'hour':
      return Math.floor(moment / HOUR) * HOUR + HOUR;
    case 'day':
      return startOfDay(moment, 1);
    case 'week':
      return startOfDay(moment, 7 - ((date.getUTCDay() + 6) % 7));
    case 'month':
      return midnightOf(date.getUTCFullYear(), date.getUTCMonth() + 2, 1);
  }
}

/** The buckets of a range that have begun by a moment; the first and the last are cut to the range. */
export function bucketsOf({ from, until }: Range, granularity: Granularity, now: number): Range[] {
  const buckets: Range[] = [];
  for (let start = from; start < until && start <= now; ) {
    const next = Math.min(until, nextStart(start, granularity));
    buckets.push({ from: start, until: next });
    start = next;
  }
  return buckets;
}

/** How many buckets a range has at most, found without making them. */
export function roughCount({ from, until }: Range, granularity: Granularity): number {
  const length = { hour: HOUR, day: DAY, week: 7 * DAY, month: 28 * DAY }[granularity];
  return Math.ceil((until - from) / length);
}

/** Splits rows, which are in the order of time, by the ranges, which are so too; rows outside of all are left out. */
export function splitRows(start: Float64Array, rows: Int32Array, ranges: readonly Range[]): Int32Array[] {
  let at = 0;
  return ranges.map(({ from, until }) => {
    while (at < rows.length && (start[rows[at] ?? 0] ?? 0) < from) at += 1;
    const first = at;
    while (at < rows.length && (start[rows[at] ?? 0] ?? 0) < until) at += 1;
    return rows.subarray(first, at);
  });
}
