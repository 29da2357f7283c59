import { common, type DayRange, type Range } from '../../gateway/rules/day-range';
import { mexicoClock } from '../../gateway/rules/mexico-time';
import type { TraceMember, TraceSearch } from '../../gateway/rules/trace-search';
import type { LoggedStep } from './entry';

/** The test that a search makes of each entry: exact equality of all given members, and the moment within the range. */
export function traceTest({ days, minutes, equal }: TraceSearch): (step: LoggedStep) => boolean {
  const { from, until } = minutes ? common(daysOf(days), asWritten(minutes)) : daysOf(days);
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

/** Minutes by Mexico City's clock as those that the log's dates show, which are of the process' zone. */
function asWritten({ from, until }: Range): Range {
  const [first = 0, last = 0] = [from, until].map((moment) =>
    Date.parse(mexicoClock(moment).toISOString().slice(0, 16)),
  );
  return { from: first, until: last };
}
