import { parseDate } from '~/shared/format/dates';
import type { TraceEntry } from '../api/trace-entry';
import type { TraceList } from '../api/trace-list';
import { joinRange, localDay, rangeError } from '../search/date-range';

/**
 * Fewer days than those of a search whose answer has the newest entries alone: the ones that it has whole or, where it ends
 * within its newest day, that day.
 * @param asked the range of the search
 * @returns start_end, or undefined where there are none that may be asked for
 */
export function fewerDays(entries: TraceList, asked: string | undefined, today: string): string | undefined {
  const [newest, oldest] = [dayOf(entries.at(0)), dayOf(entries.at(entries.length - 1))];
  if (!newest || !oldest) return undefined;
  const last = localDay(newest);
  // Noon is on the next day however the clocks are changed.
  const whole = localDay(new Date(oldest.getFullYear(), oldest.getMonth(), oldest.getDate() + 1, 12));
  const isWhole = whole <= last;
  const range = joinRange(isWhole ? whole : last, last);
  return range === asked || rangeError(range, today) ? undefined : range;
}

function dayOf(entry: TraceEntry | undefined): Date | undefined {
  const moment = parseDate(entry?.date);
  return moment === null ? undefined : new Date(moment);
}
