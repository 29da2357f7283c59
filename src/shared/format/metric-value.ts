import { MISSING } from '../copy';
import { formatBytes, formatNonZero } from './numbers';
import { formatPercent } from './percent';
import type { MetricValue } from './read-value';

export type MetricFormat = 'text' | 'count' | 'bytes' | 'percent' | 'seconds' | 'micros';

const formats: Record<MetricFormat, (value: number | bigint) => string> = {
  text: String,
  // A counter is whole; should a sender give a fraction, it is not rounded away.
  count: (value) => formatNonZero(value, 0, 2),
  bytes: formatBytes,
  percent: formatPercent,
  seconds: (value) => `${formatNonZero(value, 2, 2)} s`,
  micros: (value) => `${formatNonZero(value, 0, 2)} µs`,
};

/** Text of a metric's value with its unit: '---' when missing, a text as sent, neither scaled nor clamped. */
export function formatMetric(value: MetricValue, format: MetricFormat): string {
  if (value === null) return MISSING;
  return typeof value === 'string' ? value : formats[format](value);
}
