import type { Tone } from '~/shared/ui/feedback/tone';

const WARNING_ABOVE = 80;
const DANGER_ABOVE = 90;

/**
 * Used share of a total, 0-100, rounded to six decimals against floating-point noise (100 - 19.9 is no 80.1).
 * Null when either part is unknown or there is nothing to share. Both parts in the same unit.
 */
export function usedPercent(total: number | null, used: number | null): number | null {
  if (total === null || used === null || total <= 0) return null;
  const percent = (used / total) * 100;
  const rounded = Math.round(percent * 1e6) / 1e6;
  // The rounding must not fill or empty it.
  return (rounded === 100 && used !== total) || (rounded === 0 && used !== 0) ? percent : rounded;
}

/** Colour of a filesystem bar: red above 90 %, warning above 80 % (spec 6.7), none when unknown or negative. */
export function usageTone(percent: number | null): Tone {
  if (percent === null || percent < 0) return 'neutral';
  if (percent > DANGER_ABOVE) return 'danger';
  return percent > WARNING_ABOVE ? 'warning' : 'success';
}
