import type { Points } from '~/shared/ui/sparkline';
import type { SampleValue } from './sample-buffer';

/** A wait this many times the usual one is a gap: nobody looked meanwhile. */
const GAP = 3;

export interface Rates {
  /** Change per second since the sample before; null at a gap, a missing value and a reset. */
  points: Points;
  /** Places where the counter fell: the process behind it started again. */
  resets: readonly number[];
}

/**
 * The rate per second of a counter, or of several together, such as the commands of all instances: what is missing of
 * one is left out, and where one of them fell the line breaks.
 */
export function ratesOf(at: readonly number[], counters: readonly (readonly SampleValue[])[]): Rates {
  const gaps = gapsIn(at);
  const fallen = new Set<number>();
  const gains = at.map((): number | null => null);
  for (const values of counters) {
    for (let index = 1; index < values.length; index += 1) {
      const more = gaps.has(index) ? null : gained(values[index] ?? null, values[index - 1] ?? null);
      if (more === null) continue;
      if (more < 0) fallen.add(index);
      else gains[index] = (gains[index] ?? 0) + more;
    }
  }
  const points = gains.map((gain, index) =>
    gain === null || fallen.has(index) ? null : (gain * 1000) / ((at[index] ?? 0) - (at[index - 1] ?? 0)),
  );
  return { points, resets: [...fallen].sort((a, b) => a - b) };
}

/** The values of a metric that is no counter, with a break at each gap. */
export function levelsOf(at: readonly number[], values: readonly SampleValue[]): Points {
  const gaps = gapsIn(at);
  return values.map((value, index) => (value === null || gaps.has(index) ? null : Number(value)));
}

/** Hundreds of counters share the moments of their samples. */
const known = new WeakMap<readonly number[], ReadonlySet<number>>();

/** Samples that came much later than usual after the one before. */
function gapsIn(at: readonly number[]): ReadonlySet<number> {
  const gaps = known.get(at) ?? findGaps(at);
  known.set(at, gaps);
  return gaps;
}

function findGaps(at: readonly number[]): ReadonlySet<number> {
  const waits = at.slice(1).map((moment, index) => moment - (at[index] ?? moment));
  const usual = [...waits].sort((a, b) => a - b)[Math.floor((waits.length - 1) / 2)] ?? 0;
  return new Set(waits.flatMap((wait, index) => (wait > GAP * usual ? [index + 1] : [])));
}

/**
 * What a counter gained between two samples, less than nothing where it fell; null when it cannot be told. Digits past
 * 2^53 are subtracted as bigint, so that a slow counter is not lost in noise.
 */
export function gained(value: SampleValue, before: SampleValue): number | null {
  if (value === null || before === null) return null;
  if (typeof value === 'number' && typeof before === 'number') return value - before;
  const both = [value, before].every((each) => typeof each === 'string' || Number.isSafeInteger(each));
  return both ? Number(BigInt(value) - BigInt(before)) : null;
}
