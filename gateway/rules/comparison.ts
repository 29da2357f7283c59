import type { Range } from './day-range';
import { mexicoClock, midnightOf, monthOf, startOfDay } from './mexico-time';
import type { Comparison } from './statistic-query';

const DAY = 86_400_000;

/** How many months the platform keeps operations. */
export const MONTHS = 13;

/** First day (epoch ms of its midnight) that has operations on a day. */
export function firstDay(today: number, months = MONTHS): number {
  const { year, month } = monthOf(today);
  return midnightOf(year, month - months, mexicoClock(today).getUTCDate());
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
  const compared = { from: shift(range.from), until: shift(Math.min(range.until, now + 1)) };
  return compared.from < firstDay(startOfDay(now)) ? null : compared;
}

/** The range of a search; without one, all days that have operations. */
export function wholeRange(range: Range | null, now: number): Range {
  const today = startOfDay(now);
  return range ?? { from: firstDay(today), until: today + DAY };
}
