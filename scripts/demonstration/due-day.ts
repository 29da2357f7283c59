import { startOfDay } from '../../gateway/rules/mexico-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long after a day something may still happen to its payments: a reference runs three days, a refund nine more. */
const RESTLESS = 14 * DAY;

/** How old what is known of a day may be: of the one that runs, of the others that are not at their end. */
const TODAY_AGE = MINUTE / 2;
const OTHERS_AGE = 10 * MINUTE;

/** Up to when each day (midnight, epoch ms) was told; null is not yet. */
export type Days = ReadonlyMap<number, number | null>;

/** The newest day of which something is to be told at a moment. */
export function dueDay(days: Days, now: number): number | undefined {
  const today = startOfDay(now);
  const due = ([day, until]: [number, number | null]) =>
    until === null || until < Math.min(day + DAY + RESTLESS, now - (day === today ? TODAY_AGE : OTHERS_AGE));
  return [...days].filter(due).reduce<number | undefined>((newest, [day]) => Math.max(newest ?? day, day), undefined);
}
