/** Mexico City has had no summer time since October 2022. */
const BEHIND_UTC = 6 * 3_600_000;

/** A moment (epoch ms) as a field of date and time holds it, by the platform's clock; '' for what is none. */
export function momentField(moment: number): string {
  return Number.isNaN(moment) ? '' : new Date(moment - BEHIND_UTC).toISOString().slice(0, 16);
}

/** What such a field holds, as ISO 8601; '' for what is none. */
export function fieldMoment(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00-06:00` : '';
}
