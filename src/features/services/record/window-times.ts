import { fieldMoment } from '~/shared/period/moment-field';
import { copy } from './copy';

const DAY = 86_400_000;
const LONGEST = 7 * DAY;
const LONGEST_REASON = 250;

export interface WindowValues {
  service: string;
  from: string;
  to: string;
  reason: string;
}

/** What is wrong with each field; undefined for what is right. */
export function windowErrors({ service, from, to, reason }: WindowValues, now: number) {
  const { faults } = copy.maintenance;
  const [start, end] = [Date.parse(fieldMoment(from)), Date.parse(fieldMoment(to))];
  const typed = reason.trim();
  const endFault = Number.isNaN(end)
    ? faults.to
    : end <= now
      ? faults.past
      : end <= start
        ? faults.order
        : end - start > LONGEST
          ? faults.long
          : undefined;
  return {
    service: service === '' ? faults.service : undefined,
    from: Number.isNaN(start) ? faults.from : undefined,
    to: endFault,
    reason: typed === '' ? faults.reason : typed.length > LONGEST_REASON ? faults.reasonLong : undefined,
  };
}
