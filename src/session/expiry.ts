/** A token may be renewed for this long after its expiry (spec 4.3), in ms. */
const REVALIDATE_WINDOW = 10 * 60_000;

/** Numbers below this are seconds, not milliseconds. */
const SECONDS_BELOW = 100_000_000_000;

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads tokenExpiration: ISO 8601 with zone, epoch milliseconds, or seconds.
 * @returns epoch milliseconds, or null when it cannot be read: unknown, never 'valid for ever' and never NaN
 */
export function parseExpiration(value: unknown): number | null {
  if (typeof value === 'string' && /^\d+$/.test(value.trim())) return fromNumber(Number(value));
  if (typeof value === 'string' && ISO_WITH_ZONE.test(value.trim())) return finite(Date.parse(value.trim()));
  return typeof value === 'number' ? fromNumber(value) : null;
}

function fromNumber(value: number): number | null {
  return value > 0 ? finite(value < SECONDS_BELOW ? value * 1000 : value) : null;
}

function finite(value: number): number | null {
  return Number.isFinite(value) && Math.abs(value) <= 8.64e15 ? value : null;
}

/** tokenExpirationRevalidate of a session: ten minutes after its expiry, ISO 8601; null while the expiry is unknown. */
export function revalidateTime(tokenExpiration: unknown): string | null {
  const expiry = parseExpiration(tokenExpiration);
  const end = expiry === null ? null : finite(expiry + REVALIDATE_WINDOW);
  return end === null ? null : new Date(end).toISOString();
}

interface Expiring {
  tokenExpiration: string | number | null;
  tokenExpirationRevalidate: string | null;
}

/** The two flags of spec 4.5 at a moment (epoch ms). An unknown expiry raises neither. */
export function expiryFlags(session: Expiring, now: number): { tokenExpired: boolean; reloadExpired: boolean } {
  const expiry = parseExpiration(session.tokenExpiration);
  const revalidate = parseExpiration(session.tokenExpirationRevalidate);
  return {
    tokenExpired: expiry !== null && expiry < now,
    reloadExpired: revalidate !== null && revalidate < now,
  };
}
