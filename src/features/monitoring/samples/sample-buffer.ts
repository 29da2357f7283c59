import type { MetricValue } from '~/shared/format/read-value';

/** What is sampled: a metric by its key among all of a report. */
interface Sampled {
  key: string;
  value: MetricValue;
}

/** A metric at one moment; integers past 2^53 keep their digits as text. */
export type SampleValue = number | string | null;

/** The last samples of one server, oldest first: the moments (epoch ms) and, per metric, a value for each of them. */
export interface SampleBuffer {
  readonly at: readonly number[];
  readonly series: Readonly<Record<string, readonly SampleValue[]>>;
}

export const EMPTY_BUFFER: SampleBuffer = { at: [], series: {} };

/** Samples kept per server: ten minutes at the quickest interval, two hours at the slowest. */
const BUFFER_SIZE = 120;

/** Metrics kept per server; a report of more is cut, so that one server cannot fill the tab. */
const MAX_SERIES = 2000;

/** The buffer with one more sample, the oldest one dropped when it is full. A sample of the same moment replaces nothing. */
export function pushSample(
  buffer: SampleBuffer,
  at: number,
  metrics: readonly Sampled[],
  size = BUFFER_SIZE,
): SampleBuffer {
  if (at <= (buffer.at.at(-1) ?? Number.NEGATIVE_INFINITY)) return buffer;
  const moments = [...buffer.at, at].slice(-size);
  const drop = buffer.at.length + 1 - moments.length;
  const sampled = new Map(metrics.flatMap(numeric).slice(0, MAX_SERIES));
  const series: Record<string, readonly SampleValue[]> = {};
  for (const [key, values] of Object.entries(buffer.series)) {
    const next = values.slice(drop);
    next.push(sampled.get(key) ?? null);
    // A thing that left the report long ago leaves the buffer too.
    if (next.some((value) => value !== null)) series[key] = next;
  }
  for (const [key, value] of sampled) {
    series[key] ??= [...Array<null>(moments.length - 1).fill(null), value];
  }
  return { at: moments, series };
}

/** The buffer with only so many of its newest samples. */
export function newest(buffer: SampleBuffer, samples: number): SampleBuffer {
  if (samples >= buffer.at.length) return buffer;
  const series = Object.entries(buffer.series).map(([key, values]) => [key, values.slice(-samples)] as const);
  return { at: buffer.at.slice(-samples), series: Object.fromEntries(series) };
}

function numeric({ key, value }: Sampled): [string, SampleValue][] {
  if (typeof value === 'bigint') return [[key, value.toString()]];
  return typeof value === 'number' ? [[key, value]] : [];
}

/** A buffer that storage gave back, or null when it is none: moments that rise, as many values as moments. */
export function readSampleBuffer(value: unknown): SampleBuffer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, series } = value as Record<string, unknown>;
  if (!Array.isArray(at) || at.length > BUFFER_SIZE || !at.every(isMoment)) return null;
  if (typeof series !== 'object' || series === null || Array.isArray(series)) return null;
  const rows: [string, unknown][] = Object.entries(series);
  const sound = rows.every(
    ([, values]) => Array.isArray(values) && values.length === at.length && values.every(isSampleValue),
  );
  return sound ? { at, series: series as SampleBuffer['series'] } : null;
}

function isMoment(value: unknown, index: number, all: readonly unknown[]): boolean {
  return typeof value === 'number' && Number.isFinite(value) && (index === 0 || value > Number(all[index - 1]));
}

function isSampleValue(value: unknown): boolean {
  return value === null || typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
}
