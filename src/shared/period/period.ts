import { monthLabel } from '~/shared/format/dates';

/** The zone in which the platform counts days, hours and months of operations. */
export const PLATFORM_ZONE = 'America/Mexico_City';

/** Names of periods in an address: they stay current, '7d' is always the last seven days. */
export const PRESETS = ['hoy', 'ayer', '7d', '30d', 'mes'] as const;
export type Preset = (typeof PRESETS)[number];

/** The name of no period at all in an address. */
export const ALL_DAYS = 'todo';

/** How long a range may be, months: a year and a month, so that a month can be compared with the same of last year. */
export const MONTHS_LONG = 13;

const RANGE = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** Calendar days as yyyy-mm-dd, both included. */
export interface DayRange {
  start: string;
  end: string;
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: PLATFORM_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The platform's calendar day of a moment (epoch ms), yyyy-mm-dd. */
export function platformDay(moment: number): string {
  return dayFormat.format(moment);
}

/** The day so many days later; negative is earlier. Days are counted in UTC, where each has 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day so many months earlier or later; where that month lacks it, its last one (spec 13.6). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Days of a range, both ends counted. */
export function daysOf({ start, end }: DayRange): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
}

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The two texts of start_end, whatever they are; empty ones when it is no such text. */
export function splitRange(text: string): DayRange {
  const [, start = '', end = ''] = RANGE.exec(text) ?? [];
  return { start, end };
}

/** start_end as a range; undefined when it is none, runs backwards or is longer than thirteen months. */
export function readRange(text: string | undefined): DayRange | undefined {
  const { start, end } = splitRange(text ?? '');
  if (!isDay(start) || !isDay(end) || end < start) return undefined;
  return end < addMonths(start, MONTHS_LONG) ? { start, end } : undefined;
}

/** A range as the calls and the address write it. */
export function writeRange({ start, end }: DayRange): string {
  return `${start}_${end}`;
}

/** The preset that a text names, if it names one. */
export function presetOf(text: string | undefined): Preset | undefined {
  return PRESETS.find((preset) => preset === text);
}

/** The days that a period of an address means today: a preset's or its own; undefined when it is neither. */
export function resolvePeriod(text: string | undefined, today: string): DayRange | undefined {
  const preset = presetOf(text);
  return preset ? presetRange(preset, today) : readRange(text);
}

function presetRange(preset: Preset, today: string): DayRange {
  const yesterday = addDays(today, -1);
  switch (preset) {
    case 'hoy':
      return { start: today, end: today };
    case 'ayer':
      return { start: yesterday, end: yesterday };
    case '7d':
      return { start: addDays(today, -6), end: today };
    case '30d':
      return { start: addDays(today, -29), end: today };
    case 'mes':
      return { start: `${today.slice(0, 8)}01`, end: today };
  }
}

/** The period just before, of as many days. */
export function previousRange(range: DayRange): DayRange {
  const days = daysOf(range);
  return { start: addDays(range.start, -days), end: addDays(range.end, -days) };
}

/** A day as people read it: dd/mm/yyyy. */
export function showDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** A range as people read it; a single day once. */
export function showRange({ start, end }: DayRange): string {
  return start === end ? showDay(start) : `${showDay(start)} – ${showDay(end)}`;
}

const weekdayFormat = new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: 'UTC' });

/** Name of the weekday of a day (yyyy-mm-dd). */
export function weekday(day: string): string {
  const name = weekdayFormat.format(Date.parse(day));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'Viernes 27 de noviembre de 2026'. */
export function longDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [name = ''] = monthLabel(month, year).toLowerCase().split(' ');
  return `${weekday(day)} ${date} de ${name} de ${year}`;
}
