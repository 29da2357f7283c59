const HOUR = 3_600_000;

/** Mexico City has had no summer time since October 2022. */
const BEHIND_UTC = 6 * HOUR;

/** A moment (ISO 8601) as a field of date and time holds it, by Mexico City's clock. */
export function toField(moment: string | null): string {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? '' : new Date(time - BEHIND_UTC).toISOString().slice(0, 16);
}

/** What a field of date and time holds, as ISO 8601; '' for what is none. */
export function fromField(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00-06:00` : '';
}
