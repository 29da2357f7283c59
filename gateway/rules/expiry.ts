import type { Call } from './roles';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Life of a token, ms. */
const TOKEN_LIFE = HOUR;

/** How long a session lasts through all its renewals where nothing else is said, ms. */
export const SESSION_LIFE = 12 * HOUR;

/** How long the link in a mail of recovery may be opened, ms. */
export const RECOVERY_LIFE = 30 * MINUTE;

/** The same of an invitation, and of a password that somebody else has reset, ms. */
export const INVITATION_LIFE = 72 * HOUR;
export const RESET_LIFE = 24 * HOUR;

/** A token may be renewed, and signed out, for this long after its expiry (spec 4.3), ms. */
export const RENEWAL_WINDOW = 10 * MINUTE;

/** A renewed token still serves calls under way, and its renewal is answered the same again, for this long (ms). */
const RENEWAL_REPEAT = 30_000;

/** Calls that take a token whose expiry is past. */
const AFTER_EXPIRY: readonly Call[] = ['POST /auth/refresh', 'DELETE /auth/session'];

/** Whether a token that ends at `expiry` is taken for a call at a moment; both epoch ms. */
export function isAccepted(expiry: number, call: Call, now: number): boolean {
  return now < expiry + (AFTER_EXPIRY.includes(call) ? RENEWAL_WINDOW : 0);
}

/**
 * When a token ends that is handed out now: with its life, or with that of its session.
 * @returns undefined when the session is over; all epoch ms
 */
export function expiryOf(begun: number, sessionLife: number, now: number): number | undefined {
  const end = begun + sessionLife;
  return now < end ? Math.min(now + TOKEN_LIFE, end) : undefined;
}

/** Whether a token that was renewed at a moment (epoch ms) still stands for its session; one of the future does not: the clock was put back. */
export function isRenewalRepeated(renewedAt: number, now: number): boolean {
  return Math.abs(now - renewedAt) < RENEWAL_REPEAT;
}
