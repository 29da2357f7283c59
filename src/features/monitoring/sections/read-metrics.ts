import type { MetricFormat } from '~/shared/format/metric-value';
import { NumberLiteral } from '~/shared/format/number-literal';
import { type MetricValue, toMetricValue, toText } from '~/shared/format/read-value';

/** One metric of a section: its key in the report (a dot leads into a member), its label and how it is written. */
export interface MetricSpec<K extends string = string, F extends string = MetricFormat> {
  key: K;
  label: string;
  format: F;
}

export const metric = <K extends string>(key: K, label: string, format: MetricFormat = 'count'): MetricSpec<K> => ({
  key,
  label,
  format,
});

/** Metrics of one object of the report, by their keys. */
export type MetricValues<K extends string> = Readonly<Record<K, MetricValue>>;

/** Metrics of one entry of a list; the id is its place, since entries have none and may repeat. */
export type Entry<K extends string> = MetricValues<K> & { readonly id: number };

type Members = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberLiteral);
}

/** Whether a value is empty in the sense of spec 6.5: null, blank text, {} or []. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Reads every metric; what is absent or of the wrong type is null. Never throws. */
function readMetrics<K extends string>(metrics: readonly MetricSpec<K>[], value: unknown): MetricValues<K> {
  const pairs = metrics.map(({ key, format }) => {
    const found = memberAt(value, key);
    return [key, format === 'text' ? toText(found) : toMetricValue(found)] as const;
  });
  return Object.fromEntries(pairs) as Record<K, MetricValue>;
}

/** The objects of a list, each with its place; anything but a list is an empty one. */
export function readItems<K extends string>(metrics: readonly MetricSpec<K>[], value: unknown): readonly Entry<K>[] {
  return readEntries(metrics, objectsOf(value));
}

/** Every entry of a list, readable or not: of one that is no object all metrics are missing. */
export function readEntries<K extends string>(metrics: readonly MetricSpec<K>[], value: unknown): readonly Entry<K>[] {
  return Array.isArray(value) ? value.map((entry, id) => ({ ...readMetrics(metrics, entry), id })) : [];
}

/** Entries that are objects; what else a list holds says nothing that could be shown. */
export function objectsOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Reads a section that is one object. */
export function readObject<K extends string>(
  metrics: readonly MetricSpec<K>[],
  value: unknown,
): MetricValues<K> | null {
  return isObject(value) && !isEmptyValue(value) ? readMetrics(metrics, value) : null;
}

/** A list that holds nothing is none. */
export function filled<T>(items: readonly T[]): readonly T[] | null {
  return items.length === 0 ? null : items;
}

const ownMember = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

function memberAt(value: unknown, path: string): unknown {
  return path.includes('.') ? path.split('.').reduce(ownMember, value) : ownMember(value, path);
}
