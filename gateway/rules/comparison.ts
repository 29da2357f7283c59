import type { Range } from './day-range';
import { mexicoClock, midnightOf, monthOf, startOfDay } from './mexico-time';
import type { Comparison } from './statistic-query';

const DAY = 86_400_000;

/** How many months the platform keeps operations. */
export const MONTHS = 13;

/** First day (epoch ms of its midnight) that has operations on a day. */
export function firstDay(today: number, months = MONTHS): number {
  const { year, month } = monthOf(today);
  // The earlier month may have fewer days.
  const last = mexicoClock(midnightOf(year, month - months + 1, 0)).getUTCDate();
  return midnightOf(year, month - months, Math.min(mexicoClock(today).getUTCDate(), last));
}

/** Moves a moment (epoch ms) of a range to where it is compared. */
export type Shift = (moment: number) => number;

/**
 * The comparison that a call asks for. Equal periods: a range that still runs is compared up to the same moment, not
 * with the whole one before it.
 */
export function shiftOf(compare: Comparison | null, { from, until }: Range): Shift | null {
  if (compare === 'previous') return (moment) => moment - (until - from);
  return compare === 'lastYear' ? yearEarlier : null;
}

/** 29 February is compared with 28 February. */
function yearEarlier(moment: number): number {
  const date = mexicoClock(moment);
  const [year, month] = [date.getUTCFullYear() - 1, date.getUTCMonth() + 1];
  const day = month === 2 ? Math.min(28, date.getUTCDate()) : date.getUTCDate();
  return midnightOf(year, month, day) + (moment - startOfDay(moment));
}

/** The compared range of a range; null where the platform has no operations of all of it. */
export function comparedRange(range: Range, shift: Shift, now: number): Range | null {
  // Its last moment and not the first after it, which may lie in a month that the compared one is followed by only in leap years.
  const compared = { from: shift(range.from), until: shift(Math.min(range.until, now + 1) - 1) + 1 };
  return compared.from < firstDay(startOfDay(now)) ? null : compared;
}

/** The range of a search; without one, all days that have operations. */
export function wholeRange(range: Range | null, now: number): Range {
  const today = startOfDay(now);
  return range ?? { from: firstDay(today), until: today + DAY };
}
