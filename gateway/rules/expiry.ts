import type { Call } from './roles';

/** A token may be renewed, and signed out, for this long after its expiry (spec 4.3), ms. */
const RENEWAL_WINDOW = 10 * 60_000;

/** Calls that take a token whose expiry is past. */
const AFTER_EXPIRY: readonly Call[] = ['POST /auth/refresh', 'DELETE /auth/session'];

/** Whether a token that ends at `expiry` is taken for a call at a moment; both epoch ms. */
export function isAccepted(expiry: number, call: Call, now: number): boolean {
  return now < expiry + (AFTER_EXPIRY.includes(call) ? RENEWAL_WINDOW : 0);
}
