import type { Range } from '../../../gateway/rules/day-range';
import { mexicoClock, midnightOf, startOfDay } from '../../../gateway/rules/mexico-time';
import type { OperationFilter } from '../../../gateway/rules/operation-filter';
import type { Comparison } from '../../../gateway/rules/statistic-query';
import { DEMO_NUMBER } from '../../traces/order-plan';
import { readId } from '../records/ids';
import { firstDay, type Store } from '../records/store';

const DAY = 86_400_000;

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
export function comparedRange(range: Range, shift: Shift, { now }: Store): Range | null {
  const compared = { from: shift(range.from), until: shift(Math.min(range.until, now + 1)) };
  return compared.from < firstDay(startOfDay(now)) ? null : compared;
}

/**
 * How far back (epoch ms) a search looks: to its range, to what that is compared with, and to the week before it;
 * without a range to the day that a whole id names, or to the beginning.
 */
export function lookBack({ range, text }: OperationFilter, compare: Comparison | null, now: number): number {
  if (!range) return dayOfId(text, now) ?? 0;
  const compared = shiftOf(compare, range)?.(range.from) ?? range.from;
  return Math.min(compared, range.from - 8 * DAY);
}

function dayOfId(text: string, now: number): number | undefined {
  const key = readId(text);
  return key?.number === DEMO_NUMBER ? now : key?.day;
}

/** The range of a search; without one, all days that have operations. */
export function wholeRange(range: Range | null, { now }: Store): Range {
  const today = startOfDay(now);
  return range ?? { from: firstDay(today), until: today + DAY };
}
