import type { SampleBuffer, SampleValue } from './sample-buffer';

/** Below this a trend rests on too little. */
const MIN_SAMPLES = 6;
const MIN_SPAN = 60_000;

/** Share of the movement that the straight line must explain; a disk whose use goes up and down has no runway. */
const MIN_FIT = 0.8;

/** A longer runway is not told, h. */
const FAR = 24 * 60;

export interface Runway {
  /** Until nothing is free at the present pace. */
  hours: number;
  /** How many samples say so. */
  samples: number;
}

/** How long a disk lasts, by a straight line through its free space; null when it does not fill or cannot be told. */
export function diskRunway(at: readonly number[], free: readonly SampleValue[]): Runway | null {
  const known = at.flatMap((moment, index) => {
    const value = free[index] ?? null;
    return typeof value === 'number' ? [{ x: moment - (at[0] ?? 0), y: value }] : [];
  });
  const last = known.at(-1);
  if (!last || known.length < MIN_SAMPLES || last.x - (known[0]?.x ?? 0) < MIN_SPAN) return null;
  const meanX = known.reduce((sum, { x }) => sum + x, 0) / known.length;
  const meanY = known.reduce((sum, { y }) => sum + y, 0) / known.length;
  const xx = known.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const xy = known.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const yy = known.reduce((sum, { y }) => sum + (y - meanY) ** 2, 0);
  const slope = xy / xx;
  if (slope >= 0 || yy === 0 || (xy * xy) / (xx * yy) < MIN_FIT) return null;
  const hours = Math.max(0, last.y) / -slope / 3_600_000;
  return hours > FAR ? null : { hours, samples: known.length };
}

/** 'se llena en ~3 d (48 muestras)'. */
export function runwayText({ hours, samples }: Runway): string {
  return `se llena en ~${spanText(hours)} (${samples} muestras)`;
}

function spanText(hours: number): string {
  if (hours >= 48) return `${Math.round(hours / 24)} d`;
  return hours >= 1 ? `${Math.round(hours)} h` : `${Math.max(1, Math.round(hours * 60))} min`;
}

/**
 * How many of the last samples hold one and the same value, when they are enough and span at least `seconds`; else null.
 * The present value must be known: what was never committed does not stand still.
 */
export function samplesStandingStill(
  { at }: SampleBuffer,
  values: readonly SampleValue[],
  seconds: number,
): number | null {
  const value = values.at(-1) ?? null;
  if (value === null) return null;
  let first = values.length - 1;
  while (first > 0 && values[first - 1] === value) first -= 1;
  const samples = values.length - first;
  const span = (at.at(-1) ?? 0) - (at[first] ?? 0);
  return samples >= MIN_SAMPLES && span >= seconds * 1000 ? samples : null;
}
