const format = new Intl.RelativeTimeFormat('es-MX', { style: 'short' });

/** Largest first; ms of each. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, both in epoch ms: 'hace 3 min'; under a minute, or in the future, 'ahora'. */
export function timeAgo(moment: number, now: number): string {
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - moment) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return 'ahora';
}
