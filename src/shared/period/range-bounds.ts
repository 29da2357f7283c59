import { copy } from './copy';
import { addDays, addMonths, type DayRange, isDay, MONTHS_LONG, showDay, splitRange } from './period';

/** The last day that a range from a day may have: thirteen months on, and not after today. */
export function latestEnd(start: string, today: string): string {
  const longest = addDays(addMonths(start, MONTHS_LONG), -1);
  return longest < today ? longest : today;
}

interface RangeError {
  /** The first day that is wrong. */
  field: 'start' | 'end';
  text: string;
}

/** What is wrong with two days that are being chosen; undefined when they are a range that can be asked for. */
export function rangeError({ start, end }: DayRange, today: string): RangeError | undefined {
  if (!isDay(start)) return { field: 'start', text: copy.noStart };
  if (start > today) return { field: 'start', text: copy.lateStart(showDay(today)) };
  const last = latestEnd(start, today);
  if (isDay(end) && end >= start && end <= last) return undefined;
  return { field: 'end', text: copy.endBounds(showDay(start), showDay(last)) };
}

/** Whether two days of one's own may be asked for; a text says why not. */
export function readsRange(text: string, today: string): boolean | string {
  const { start, end } = splitRange(text);
  if (!isDay(start) || !isDay(end)) return false;
  if (end < start) return copy.reversed;
  if (end > today) return copy.future;
  return end < addMonths(start, MONTHS_LONG) || copy.tooLong;
}
