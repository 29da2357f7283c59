import { formatNumber } from '~/shared/format/numbers';
import type { MetricValue } from '~/shared/format/read-value';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { gained } from '../samples/rates';
import type { SampleBuffer } from '../samples/sample-buffer';
import type { FindingLevel } from './section';

const WARNING_ABOVE = 80;

const DANGER_ABOVE = 90;

/** The finding of a value above its threshold: 'I/O wait 12 % > 10 %'. */
export function above(level: FindingLevel, what: string, value: number | null, threshold: number, unit: string) {
  return value === null || value <= threshold
    ? null
    : ([level, `${what} ${shortNumber(value, threshold)}${unit} > ${shortNumber(threshold)}${unit}`] as const);
}

/** At most one decimal, unless the value would then look as if it were on its threshold, at nothing or at all. */
export function shortNumber(value: number, threshold = Number.NaN): string {
  const short = formatNumber(value, 0, 1);
  const misleads = short === formatNumber(threshold, 0, 1) || Number(short) === 0 || Number(short) === 100;
  return misleads ? formatNumber(value, 0, 6) : short;
}

/** What a counter gained between the last two samples; 0 when it fell or is unknown. */
export function growth({ series }: SampleBuffer, key: string): number {
  const values = series[key] ?? [];
  return Math.max(0, gained(values.at(-1) ?? null, values.at(-2) ?? null) ?? 0);
}

export function sum(...values: MetricValue[]): number {
  return values.reduce<number>((total, each) => total + (amount(each) ?? 0), 0);
}

export function amount(value: MetricValue): number | null {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : null;
}

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
