/** A difference up to this is taken for a clock that is set wrong, ms. More is no clock to trust: it is left alone. */
const PLAUSIBLE = 60 * 60_000;

/** The Date header has whole seconds and travels a while; less than this is no difference, ms. */
const NOISE = 5_000;

let offset = 0;

/**
 * Learns from the Date header of an answer how far this machine's clock is off. Expiry is the server's affair: with a
 * clock ten minutes fast every session would look past, with a slow one none would.
 * @param received when the answer came, epoch ms of this machine
 */
export function noteServerDate(header: string | null, received: number): void {
  const difference = Date.parse(header ?? '') - received;
  if (!Number.isFinite(difference)) return;
  const size = Math.abs(difference);
  offset = size >= NOISE && size <= PLAUSIBLE ? difference : 0;
}

/** Now as the server would say it, epoch ms; this machine's own clock until an answer told otherwise. */
export function serverNow(): number {
  return Date.now() + offset;
}
