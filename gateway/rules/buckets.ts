import type { Range } from './day-range';
import { mexicoClock, midnightOf, monthOf, startOfDay } from './mexico-time';
import { type Granularity, type Refusal, refuseGranularity } from './statistic-query';

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
      return midnightOf(monthOf(moment).year, monthOf(moment).month + 1, 1);
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

/** More points than a chart of this width can tell apart. */
const MOST_BUCKETS = 400;

/** The buckets of a chart; a range of years by the hour is refused before its buckets are made. */
export function chartBuckets(range: Range, granularity: Granularity, now: number): Range[] | Refusal {
  const buckets = roughCount(range, granularity) <= 2 * MOST_BUCKETS ? bucketsOf(range, granularity, now) : null;
  if (buckets && buckets.length <= MOST_BUCKETS) return buckets;
  return refuseGranularity(`Son más de ${MOST_BUCKETS} puntos: elige una granularidad mayor o un periodo más corto.`);
}

/** How many buckets a range has at most, found without making them. */
function roughCount({ from, until }: Range, granularity: Granularity): number {
  const length = { hour: HOUR, day: DAY, week: 7 * DAY, month: 28 * DAY }[granularity];
  return Math.ceil((until - from) / length);
}
