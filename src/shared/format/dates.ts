import { MISSING } from '../copy';
import { type HourFormat, readPreferences } from '../storage/preferences';
import { formatJson } from './format-json';
import { NumberLiteral } from './number-literal';

/** Numbers below this are epoch seconds, not milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

/** The last moment that a Date can hold, epoch ms. */
const LAST_MOMENT = 8.64e15;

/** dd/mm/yyyy hh:mm:ss AM/PM: the form of spec 13.5. */
const OWN_FORM = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) ([AP])M$/i;

/** ISO 8601 and its relatives: 'T' or a space, a dot or comma before the fraction, a zone or none. */
const ISO_FORM =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?( ?Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads the date of an answer: the form of spec 13.5, ISO 8601 with up to nine decimals, epoch ms or s (number or
 * text).
 * A form without zone is local time.
 * @returns epoch milliseconds, or null when it cannot be read; 31/02 or 0000-00-00 are no days
 */
export function parseDate(value: unknown): number | null {
  if (typeof value === 'number' || value instanceof NumberLiteral) return fromEpoch(Number(value));
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^(\d{10}|\d{13})$/.test(text)) return fromEpoch(Number(text));
  return fromOwnForm(text) ?? fromIso(text);
}

/**
 * A date as people read it, dd/mm/yyyy hh:mm:ss AM/PM in local time (spec 13.5), or with 24 hours for who prefers them.
 * The form of spec 13.5 with AM and PM and what cannot be read are shown as sent, an absent or blank one as '---'.
 */
export function showDate(value: unknown, hours: HourFormat = readPreferences().hourFormat): string {
  if (value === null || value === undefined) return MISSING;
  if (typeof value === 'string' && value.trim() === '') return MISSING;
  if (hours === 12 && typeof value === 'string' && OWN_FORM.test(value.trim())) return value;
  const moment = parseDate(value);
  if (moment !== null) return formatDate(moment, hours);
  return typeof value === 'object' ? formatJson(value) : String(value);
}

/** Order of two dates of answers, oldest first; those that cannot be read come last. */
export function compareDates(a: unknown, b: unknown): number {
  const first = parseDate(a);
  const second = parseDate(b);
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return first - second;
}

/** A moment (epoch ms) in local time. Built by hand: locale data differ by browser. */
export function formatDate(moment: number, hours: HourFormat = readPreferences().hourFormat): string {
  const date = new Date(moment);
  const hour = date.getHours();
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`;
  const rest = `${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return hours === 24
    ? `${day} ${two(hour)}:${rest}`
    : `${day} ${two(hour % 12 || 12)}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function fromEpoch(value: number): number | null {
  const moment = value < SECONDS_BELOW ? value * 1000 : value;
  return moment > 0 && moment <= LAST_MOMENT ? Math.trunc(moment) : null;
}

function fromOwnForm(text: string): number | null {
  const parts = OWN_FORM.exec(text);
  if (!parts) return null;
  const hour = Number(parts[4]);
  if (hour < 1 || hour > 12) return null;
  const afternoon = parts[7]?.toUpperCase() === 'P' ? 12 : 0;
  return moment({
    year: Number(parts[3]),
    month: Number(parts[2]),
    day: Number(parts[1]),
    hour: (hour % 12) + afternoon,
    minute: Number(parts[5]),
    second: Number(parts[6]),
    ms: 0,
  });
}

function fromIso(text: string): number | null {
  const parts = ISO_FORM.exec(text);
  if (!parts) return null;
  return moment(
    {
      year: Number(parts[1]),
      month: Number(parts[2]),
      day: Number(parts[3]),
      hour: Number(parts[4] ?? 0),
      minute: Number(parts[5] ?? 0),
      second: Number(parts[6] ?? 0),
      ms: Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3)),
    },
    parts[8]?.trim(),
  );
}

interface Clock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  ms: number;
}

/** The moment that a clock shows in a zone ('Z', '-06:00', '-0600') or, without one, in this machine's. */
function moment(clock: Clock, zone?: string): number | null {
  const { year, month, day, hour, minute, second, ms } = clock;
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  if (!isDay || hour > 23 || minute > 59 || second > 59) return null;
  // The constructors take years below 100 for 19xx; setFullYear does not.
  const date = new Date(0);
  if (zone === undefined) {
    date.setFullYear(year, month - 1, day);
    date.setHours(hour, minute, second, ms);
    return date.getTime();
  }
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, ms);
  const offset = minutesOf(zone);
  return offset === null ? null : date.getTime() - offset * 60_000;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Minutes east of UTC of 'Z', '-06:00' or '-0600'. */
function minutesOf(zone: string): number | null {
  if (zone.toUpperCase() === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 18 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', timeZone: 'UTC' });

/** Label of 'Mes del Año', 'Enero del 2026' (spec 13.8); month 1 to 12, any other is '---'. */
export function monthLabel(month: number, year: number): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) return MISSING;
  const name = monthName.format(Date.UTC(2000, month - 1));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} del ${year}`;
}
