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

/** A time between two moments (ms) as people read it: 282 ms, 5.9 s, 2 min 3 s, 1 h 4 min, 2 d 3 h. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(minutes / 1440)} d ${Math.floor(minutes / 60) % 24} h`;
}
