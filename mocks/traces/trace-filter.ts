import type { DayRange } from '../../gateway/rules/day-range';
import type { TraceMember, TraceSearch } from '../../gateway/rules/trace-search';
import type { LoggedStep } from './entry';

/** The test that a search makes of each entry: exact equality of all given members, and the day within the range. */
export function traceTest({ days, equal }: TraceSearch): (step: LoggedStep) => boolean {
  const { from, until } = daysOf(days);
  const wanted = Object.entries(equal) as [TraceMember, string][];
  return ({ at, entry }) => at >= from && at < until && wanted.every(([member, value]) => entry[member] === value);
}

/** The moments of calendar days of the process' zone, in which the log's dates are written. */
export function daysOf(days: DayRange | null) {
  if (!days) return { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const { first, last } = days;
  return {
    from: new Date(first.year, first.month - 1, first.day).getTime(),
    until: new Date(last.year, last.month - 1, last.day + 1).getTime(),
  };
}
