import { joinRange, localDay } from './date-range';

const RELATIVE = /^([1-9]\d{0,2})d$/;

const DAY = 86_400_000;

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
