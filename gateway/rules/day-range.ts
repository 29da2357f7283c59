import { midnightOf } from './mexico-time';

const DAY = 86_400_000;

/** The longest range that may be asked for, days: thirteen months. */
const LONGEST = 398;

/** A calendar day; month counts from 1. */
interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Calendar days, both ends inside. */
export interface DayRange {
  first: CalendarDay;
  last: CalendarDay;
}

/** Moments (epoch ms), the last one no longer inside. */
export interface Range {
  from: number;
  until: number;
}

/** Reads yyyy-mm-dd_yyyy-mm-dd. @returns null when the text has another form */
export function readDays(text: string): DayRange | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)_(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, lastYear = 0, lastMonth = 0, lastDay = 0] = parts;
  return { first: { year, month, day }, last: { year: lastYear, month: lastMonth, day: lastDay } };
}

/** The moments of a range of days of Mexico City. @returns null when the days do not exist, lie in no order or are too many */
export function momentsOf({ first, last }: DayRange): Range | null {
  if (!exists(first) || !exists(last)) return null;
  const from = midnightOf(first.year, first.month, first.day);
  const until = midnightOf(last.year, last.month, last.day + 1);
  const days = (until - from) / DAY;
  return days >= 1 && days <= LONGEST ? { from, until } : null;
}

function exists({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const MINUTE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)_(\d{4}-\d\d-\d\dT\d\d:\d\d)$/;

/** From a minute until another one, by Mexico City's clock. @returns undefined when it cannot be read, null when there is none */
export function readMinutes(text: string | null): Range | null | undefined {
  if (text === null || text === '') return null;
  const [from, until] = (MINUTE.exec(text) ?? []).slice(1).map((moment) => Date.parse(`${moment}:00-06:00`));
  return from !== undefined && until !== undefined && from < until ? { from, until } : undefined;
}

/** What lies in both. */
export const common = (one: Range, other: Range): Range => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
});
