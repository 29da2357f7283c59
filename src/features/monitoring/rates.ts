import type { Points } from '../../shared/ui/sparkline';
import type { SampleValue } from './ring';

/** A wait this many times the usual one is a gap: nobody looked meanwhile. */
const GAP = 3;

export interface Rates {
  /** Change per second since the sample before; null at a gap, a missing value and a reset. */
  points: Points;
  /** Places where the counter fell: the process behind it started again. */
  resets: readonly number[];
}

/** A counter's rate per second. Digits past 2^53 are subtracted as bigint, so that a slow counter is not lost in noise. */
export function ratesOf(at: readonly number[], values: readonly SampleValue[]): Rates {
  const resets: number[] = [];
  const gaps = gapsIn(at);
  const points = values.map((value, index) => {
    const difference = index === 0 || gaps.has(index) ? null : minus(value, values[index - 1] ?? null);
    if (difference === null) return null;
    if (difference < 0) {
      resets.push(index);
      return null;
    }
    return (difference * 1000) / ((at[index] ?? 0) - (at[index - 1] ?? 0));
  });
  return { points, resets };
}

/** Rates of several counters together, such as the commands of all instances: what is missing is left out. */
export function sumOfRates(all: readonly Rates[]): Rates {
  const resets = [...new Set(all.flatMap((rates) => rates.resets))].sort((a, b) => a - b);
  const length = all[0]?.points.length ?? 0;
  const points = Array.from({ length }, (_, index) => {
    if (resets.includes(index)) return null;
    const known = all.map(({ points: each }) => each[index] ?? null).filter((point) => point !== null);
    return known.length === 0 ? null : known.reduce((sum, point) => sum + point, 0);
  });
  return { points, resets };
}

/** A figure that needs no subtraction, with a break where nobody looked. */
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

function minus(value: SampleValue, before: SampleValue): number | null {
  if (value === null || before === null) return null;
  if (typeof value === 'number' && typeof before === 'number') return value - before;
  const both = [value, before].every((each) => typeof each === 'string' || Number.isSafeInteger(each));
  return both ? Number(BigInt(value) - BigInt(before)) : null;
}
