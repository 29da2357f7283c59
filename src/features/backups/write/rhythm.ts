import { copy } from './copy';

/** '02:00 AM' of an hour of the day. */
export const hourText = (hour: number) => `${String(hour % 12 || 12).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** When something runs, in words. */
export function rhythmText(everyHours: number, hour: number): string {
  const every = copy.every[everyHours as keyof typeof copy.every] ?? '---';
  return everyHours >= 24 ? copy.at(every, hourText(hour)) : copy.from(every, hourText(hour));
}
