import { copy } from '../copy';

const RELATIVE = /^([1-9]\d{0,2})d$/;

const DAY = 86_400_000;

/** How far back the date filter reaches (spec 7.4), months. */
const MONTHS_BACK = 6;

const RANGE = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** First and last day that may be chosen, both included, as yyyy-mm-dd. */
export interface DayBounds {
  min: string;
  max: string;
}

/** The calendar day of a moment in the user's own zone, as yyyy-mm-dd (spec 7.4: never UTC). */
export function localDay(moment: Date): string {
  return writeDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** Today in the user's own zone. */
export function thisDay(): string {
  return localDay(new Date());
}

/** From six months ago until today; where that month lacks the day, from its last one (spec 7.4). */
export function dayBounds(today: string): DayBounds {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const months = year * 12 + (month - 1) - MONTHS_BACK;
  const [minYear, minMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const lastDay = new Date(minYear, minMonth, 0).getDate();
  return { min: writeDay(minYear, minMonth, Math.min(day, lastDay)), max: today };
}

function writeDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** What is wrong with a chosen, typed or sent day, or undefined; days compare as texts, and 30 February is none. */
export function dayError(day: string, { min, max }: DayBounds): string | undefined {
  const within = day >= min && day <= max && isDay(day);
  return within ? undefined : copy.dayBetween(showDay(min), showDay(max));
}

function isDay(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return moment > 0 && new Date(moment).toISOString().startsWith(day);
}

/** Bounds of the last day: no earlier than the first one. */
export function endBounds(start: string, bounds: DayBounds): DayBounds {
  return { min: dayError(start, bounds) ? bounds.min : start, max: bounds.max };
}

/** The value as it is sent: start_end (spec 7.4). */
export function joinRange(start: string, end: string): string {
  return `${start}_${end}`;
}

/** Whether a text is a value that joinRange could have made. */
export function isRange(text: string): boolean {
  return RANGE.test(text);
}

/**
 * What is wrong with a range wherever it comes from, or undefined: the bounds are those of the day of reading
 * (spec 7.5).
 */
export function rangeError(range: string, today: string): string | undefined {
  const [start = '', end = ''] = range.split('_');
  const bounds = dayBounds(today);
  return dayError(start, bounds) ?? dayError(end, endBounds(start, bounds));
}

/** start_end as people read it: dd/mm/yyyy – dd/mm/yyyy. */
export function showRange(range: string): string {
  const [, start = '', end = ''] = RANGE.exec(range) ?? [];
  return `${showDay(start)} – ${showDay(end)}`;
}

/** yyyy-mm-dd as dd/mm/yyyy. */
export function showDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * A relative range of an address ('7d': today and the six days before it) as the range that it means today.
 * @returns start_end, whatever its bounds, or undefined when the text is no relative range
 */
export function resolveRange(text: string | undefined, today: string): string | undefined {
  const days = RELATIVE.exec(text ?? '')?.[1];
  if (days === undefined) return undefined;
  return joinRange(localDay(new Date(noon(today) - (Number(days) - 1) * DAY)), today);
}

/** A fixed range as a relative one of as many days, for an address that should stay current. */
export function toRelative(range: string): string {
  const [start = '', end = ''] = range.split('_');
  return `${Math.round((noon(end) - noon(start)) / DAY) + 1}d`;
}

/** Noon is on the same day however the clocks are changed. */
function noon(day: string): number {
  return new Date(`${day}T12:00:00`).getTime();
}
