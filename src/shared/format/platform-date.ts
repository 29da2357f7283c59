import { MISSING } from '../copy';
import { PLATFORM_ZONE } from '../period/period';
import { type HourFormat, readPreferences } from '../storage/preferences';
import { parseDate } from './dates';

/** Said where a date stands: operations are counted by the platform's days, not by the reader's. */
export const ZONE_NOTE = 'Hora de la Ciudad de México';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: PLATFORM_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A date of an answer as the platform's clock shows it, in the form of spec 13.5; unreadable as sent, absent '---'. */
export function platformDate(value: string | number | null, hours: HourFormat = readPreferences().hourFormat): string {
  if (value === null || value === '') return MISSING;
  const moment = parseDate(value);
  if (moment === null) return String(value);
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value: text }) => [type, text]));
  const day = `${parts.day}/${parts.month}/${parts.year}`;
  const rest = `${parts.minute}:${parts.second}`;
  const hour = Number(parts.hour);
  if (hours === 24) return `${day} ${parts.hour}:${rest}`;
  return `${day} ${String(hour % 12 || 12).padStart(2, '0')}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
