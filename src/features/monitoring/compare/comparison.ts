import { MISSING } from '~/shared/copy';
import { formatMove } from '~/shared/format/percent';
import type { MetricValue } from '~/shared/format/read-value';
import type { ServerReport } from '../api/report';
import type { SampleBuffer } from '../samples/sample-buffer';
import { type Metric, metricsOf, metricText } from '../sections/metrics';
import type { SectionKey } from '../sections/registry';

/** One metric on both sides. */
export interface ComparedRow {
  key: string;
  section: SectionKey;
  part: string;
  label: string;
  first: string;
  second: string;
  /** Second minus first with its unit; '' where there is nothing to subtract. */
  difference: string;
  differs: boolean;
}

/** The metrics of two reports, or of a report and a sample, side by side in the order of the screen. */
export function compare(first: readonly Metric[], second: readonly Metric[]): readonly ComparedRow[] {
  const others = new Map(second.map((metric) => [metric.key, metric]));
  const own = new Set(first.map(({ key }) => key));
  const rows = first.map((metric) => row(metric, metric.value, others.get(metric.key)?.value ?? null));
  const added = second.filter(({ key }) => !own.has(key)).map((metric) => row(metric, null, metric.value));
  return [...rows, ...added];
}

/** The metrics that a sample kept, in the words of the report; what a sample cannot hold, texts, is left out. */
export function sampleMetrics(
  report: ServerReport,
  { at, series }: SampleBuffer,
  moment: number,
): readonly Metric[] | null {
  const place = at.indexOf(moment);
  if (place === -1) return null;
  return metricsOf(report)
    .filter(({ key }) => series[key] !== undefined)
    .map((metric) => {
      const value = series[metric.key]?.[place] ?? null;
      return { ...metric, value: typeof value === 'string' ? BigInt(value) : value };
    });
}

function row({ key, section, part, label, format }: Metric, a: MetricValue, b: MetricValue): ComparedRow {
  const [first, second] = [metricText(a, format), metricText(b, format)];
  const change = minus(b, a);
  const difference = change === null || change === 0 ? '' : moveText(change, format);
  return {
    key,
    section,
    part,
    label,
    first,
    second,
    difference,
    differs: a !== b && !(a === null && second === MISSING),
  };
}

function moveText(change: number | bigint, format: Metric['format']): string {
  if (format === 'percent') return formatMove(Number(change), '%');
  return `${change > 0 ? '+' : ''}${metricText(change, format)}`;
}

function minus(a: MetricValue, b: MetricValue): number | bigint | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const whole = [a, b].every((each) => typeof each === 'bigint' || Number.isSafeInteger(each));
  return whole && a !== null && b !== null ? BigInt(a) - BigInt(b) : null;
}
