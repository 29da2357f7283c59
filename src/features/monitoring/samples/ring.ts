import type { FlatFigure } from './flat-figures';

/** A figure at one moment; integers past 2^53 keep their digits as text. */
export type SampleValue = number | string | null;

/** The last samples of one server, oldest first: the moments (epoch ms) and, per figure, a value for each of them. */
export interface Ring {
  readonly at: readonly number[];
  readonly series: Readonly<Record<string, readonly SampleValue[]>>;
}

export const EMPTY_RING: Ring = { at: [], series: {} };

/** Samples kept per server: ten minutes at the quickest interval, two hours at the slowest. */
const RING_SIZE = 120;

/** Figures kept per server; a report of more is cut, so that one server cannot fill the tab. */
const MAX_SERIES = 2000;

/** The ring with one more sample, the oldest one dropped when it is full. A sample of the same moment replaces nothing. */
export function pushSample(ring: Ring, at: number, figures: readonly FlatFigure[], size = RING_SIZE): Ring {
  if (at <= (ring.at.at(-1) ?? Number.NEGATIVE_INFINITY)) return ring;
  const moments = [...ring.at, at].slice(-size);
  const drop = ring.at.length + 1 - moments.length;
  const sampled = new Map(figures.flatMap(numeric).slice(0, MAX_SERIES));
  const series: Record<string, readonly SampleValue[]> = {};
  for (const [key, values] of Object.entries(ring.series)) {
    const next = values.slice(drop);
    next.push(sampled.get(key) ?? null);
    // A thing that left the report long ago leaves the ring too.
    if (next.some((value) => value !== null)) series[key] = next;
  }
  for (const [key, value] of sampled) {
    series[key] ??= [...Array<null>(moments.length - 1).fill(null), value];
  }
  return { at: moments, series };
}

/** The ring with only so many of its newest samples. */
export function newest(ring: Ring, samples: number): Ring {
  if (samples >= ring.at.length) return ring;
  const series = Object.entries(ring.series).map(([key, values]) => [key, values.slice(-samples)] as const);
  return { at: ring.at.slice(-samples), series: Object.fromEntries(series) };
}

function numeric({ key, figure }: FlatFigure): [string, SampleValue][] {
  if (typeof figure === 'bigint') return [[key, figure.toString()]];
  return typeof figure === 'number' ? [[key, figure]] : [];
}

/** A ring that storage gave back, or null when it is none: moments that rise, as many values as moments. */
export function readRing(value: unknown): Ring | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, series } = value as Record<string, unknown>;
  if (!Array.isArray(at) || at.length > RING_SIZE || !at.every(isMoment)) return null;
  if (typeof series !== 'object' || series === null || Array.isArray(series)) return null;
  const rows: [string, unknown][] = Object.entries(series);
  const sound = rows.every(
    ([, values]) => Array.isArray(values) && values.length === at.length && values.every(isSampleValue),
  );
  return sound ? { at, series: series as Ring['series'] } : null;
}

function isMoment(value: unknown, index: number, all: readonly unknown[]): boolean {
  return typeof value === 'number' && Number.isFinite(value) && (index === 0 || value > Number(all[index - 1]));
}

function isSampleValue(value: unknown): boolean {
  return value === null || typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
}
