import { copy } from './copy';

const DAY = 86_400_000;
const LONGEST = 7 * DAY;
const LONGEST_REASON = 250;

/** Mexico City has had no summer time since October 2022. */
const ZONE = '-06:00';
const BEHIND_UTC = 6 * 3_600_000;

/** A moment (epoch ms) as a field of date and time shows it, by the platform's clock. */
export const fieldOf = (moment: number) => new Date(moment - BEHIND_UTC).toISOString().slice(0, 16);

/** What such a field holds, as the call takes it. */
export const isoOf = (field: string) => `${field}:00${ZONE}`;

export interface WindowValues {
  service: string;
  from: string;
  to: string;
  reason: string;
}

/** What is wrong with each field; undefined for what is right. */
export function windowErrors({ service, from, to, reason }: WindowValues, now: number) {
  const { faults } = copy.maintenance;
  const [start, end] = [Date.parse(isoOf(from)), Date.parse(isoOf(to))];
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
