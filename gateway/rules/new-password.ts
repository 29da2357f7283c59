/** What an RSA key of 1024 bits can carry (spec 3.3), bytes. */
const MOST_BYTES = 117;

/** Whether a password may take the place of another (spec 3.7). */
export function isNewPassword(next: string | null, current: string): next is string {
  if (next === null || next === current) return false;
  return [...next].length >= 12 && new TextEncoder().encode(next).length <= MOST_BYTES;
}
