/** Mexico City has had no summer time since October 2022: UTC-6 all year. */
const BEHIND_UTC = 6 * 3_600_000;
const DAY = 86_400_000;

/** A moment (epoch ms) as Mexico City's clock shows it, to be read with the UTC members of Date. */
export function mexicoClock(moment: number): Date {
  return new Date(moment - BEHIND_UTC);
}

/** ISO 8601 with Mexico City's offset, to the second. */
export function isoDate(moment: number): string {
  return `${mexicoClock(moment).toISOString().slice(0, 19)}-06:00`;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/** A moment that somebody sent (ISO 8601), epoch ms; without a zone it is Mexico City's. NaN for anything else. */
export function sentMoment(value: unknown): number {
  const [text, , , zone] = (typeof value === 'string' && MOMENT.exec(value)) || [];
  return text === undefined ? Number.NaN : Date.parse(zone === undefined ? `${text}-06:00` : text);
}

/** The platform's date text, dd/MM/yyyy hh:mm:ss AM/PM. */
export function platformDate(moment: number): string {
  const date = mexicoClock(moment);
  const hours = date.getUTCHours();
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  const time = `${two(hours % 12 || 12)}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return `${day} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** yyyymmdd of the platform's day, as order ids and file names carry it. */
export function compactDay(moment: number): string {
  return mexicoClock(moment).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Midnight in Mexico City of the day that lies `days` after the day of the moment (epoch ms). */
export function startOfDay(moment: number, days = 0): number {
  return Math.floor((moment - BEHIND_UTC) / DAY + days) * DAY + BEHIND_UTC;
}

/** Midnight in Mexico City of a calendar day; month counts from 1, and month and day may lie outside of the calendar. */
export function midnightOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) + BEHIND_UTC;
}

/** The month of Mexico City in which a moment lies; it counts from 1. */
export function monthOf(moment: number): { year: number; month: number } {
  const date = mexicoClock(moment);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}
