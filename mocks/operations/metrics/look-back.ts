import { shiftOf } from '../../../gateway/rules/comparison';
import type { OperationFilter } from '../../../gateway/rules/operation-filter';
import type { Comparison } from '../../../gateway/rules/statistic-query';
import { DEMO_NUMBER } from '../../traces/order-plan';
import { readId } from '../records/ids';

const DAY = 86_400_000;

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
