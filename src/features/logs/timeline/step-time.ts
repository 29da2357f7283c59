import { MISSING } from '~/shared/copy';
import { formatDate } from '~/shared/format/dates';
import type { StoryStep } from './story';

/** The time of day of a step, with its milliseconds where the log has them; '---' when it cannot be read. */
export function stepTime({ moment }: StoryStep): string {
  if (moment === null) return MISSING;
  const [, clock = '', half = ''] = formatDate(moment).split(' ');
  const ms = new Date(moment).getMilliseconds();
  return ms === 0 ? `${clock} ${half}` : `${clock}.${String(ms).padStart(3, '0')} ${half}`;
}
