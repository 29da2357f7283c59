/** One sample of an answer, its value as Prometheus writes it. */
export interface Sample {
  /** Of the metric, or of the computed figure. */
  name: string;
  labels: Readonly<Record<string, string>>;
  value: string;
}

/** All that was asked of a server. */
export type Series = readonly Sample[];

type Labels = Sample['labels'];

const byName = new WeakMap<Series, Map<string, Sample[]>>();

/** Samples of a metric, those whose labels are as given. */
export function samplesOf(series: Series, name: string, labels: Labels = {}): Series {
  const all = named(series).get(name) ?? [];
  const wanted = Object.entries(labels);
  return wanted.length === 0
    ? all
    : all.filter((sample) => wanted.every(([label, value]) => sample.labels[label] === value));
}

/** A report asks for a hundred metrics of the same samples. */
function named(series: Series): Map<string, Sample[]> {
  const known = byName.get(series);
  if (known) return known;
  const made = new Map<string, Sample[]>();
  for (const sample of series) {
    const those = made.get(sample.name);
    if (those) those.push(sample);
    else made.set(sample.name, [sample]);
  }
  byName.set(series, made);
  return made;
}

/**
 * Samples of the first instance whose service answers its exporter.
 * @returns null when no service does, undefined when there is no exporter that says so
 */
export function living(series: Series, up: string): Series | null | undefined {
  const exporters = samplesOf(series, up);
  if (exporters.length === 0) return undefined;
  const instance = exporters.find(({ value }) => value === '1')?.labels.instance;
  return instance === undefined ? null : series.filter(({ labels }) => labels.instance === instance);
}

/** In the order of a label: Prometheus promises none. */
export function byLabel(series: Series, label: string): Series {
  return series.toSorted((one, other) => (one.labels[label] ?? '').localeCompare(other.labels[label] ?? ''));
}
