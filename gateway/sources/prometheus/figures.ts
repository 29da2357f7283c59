import { decimalOf, type Integer, integerOf, toNumber } from '../numbers';
import { type Sample, type Series, samplesOf } from './samples';

/** A figure of the report: the metrics that it is made of, and how. */
export type Figure = ((series: Series) => Integer) & { readonly metrics: readonly string[] };

/** A section, or a part of one, by the keys of the contract. */
export interface Table {
  readonly [key: string]: Figure | Table;
}

/** A section of the report, null or [] for one whose service is down, undefined for one that nothing watches. */
export interface SectionReader {
  /** Names, or patterns, of the metrics. */
  readonly metrics: readonly string[];
  read(series: Series): unknown;
}

type Labels = Sample['labels'];

const figure = (metrics: readonly string[], read: (series: Series) => Integer): Figure =>
  Object.assign(read, { metrics });

const textOf = (series: Series, metric: string, labels?: Labels) => samplesOf(series, metric, labels)[0]?.value;

/** @param factor from the unit of Prometheus to that of the contract */
export const integer = (metric: string, labels?: Labels, factor?: number): Figure =>
  figure([metric], (series) => integerOf(textOf(series, metric, labels), factor));

export const decimal = (metric: string): Figure => figure([metric], (series) => decimalOf(textOf(series, metric)));

/** Per cent, with two decimals; an extrapolated rate may pass its bounds by little. */
export const percent = (metric: string, labels: Labels, of = (value: number) => value): Figure =>
  figure([metric], (series) => {
    const value = of(toNumber(textOf(series, metric, labels)));
    return decimalOf(String(Math.min(100, Math.max(0, value))), 2);
  });

export const difference = (metric: string, less: string): Figure =>
  figure([metric, less], (series) =>
    integerOf(String(toNumber(textOf(series, metric)) - toNumber(textOf(series, less)))),
  );

/** The second where the first has no value. */
export const either = (first: Figure, second: Figure): Figure =>
  figure([...first.metrics, ...second.metrics], (series) => first(series) ?? second(series));

/** The members of a table, filled. */
export function filled(table: Table, series: Series): Record<string, unknown> {
  const members = Object.entries(table).map(([key, part]) => [
    key,
    typeof part === 'function' ? part(series) : filled(part, series),
  ]);
  return Object.fromEntries(members);
}

/** Names of all metrics of a table. */
export function metricsOf(table: Table): string[] {
  return Object.values(table).flatMap((part) => (typeof part === 'function' ? part.metrics : metricsOf(part)));
}
