import { formatMetric, type MetricFormat } from '~/shared/format/metric-value';
import type { MetricValue } from '~/shared/format/read-value';
import { gbText } from './gigabytes';
import { SECTIONS, type SectionData, type SectionKey, sectionOf } from './registry';

/** One metric of a report, wherever it stands. */
export interface Metric {
  /** The same for the same metric of every report, for example 'network/eth0/bytesIn'. */
  key: string;
  section: SectionKey;
  /** Which of several things in the section: a mount point, an instance; '' where there is but one. */
  part: string;
  label: string;
  format: MetricFormat | 'gb';
  value: MetricValue;
}

/** Every metric of the sections in the order of the screen. Parts of the same name are told apart by a number. */
export function metricsOf(report: { sections: { readonly [K in SectionKey]?: SectionData[K] | null } }): Metric[] {
  return SECTIONS.flatMap((section) => {
    const data = report.sections[section.key] ?? null;
    if (data === null) return [];
    const seen = new Map<string, number>();
    return section.metrics(data).flatMap(({ part: name, metrics, values }) => {
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      const part = times === 1 ? name : `${name} (${times})`;
      return metrics.map(({ key, label, format }) => ({
        key: `${section.key}/${part}/${key}`,
        section: section.key,
        part,
        label,
        format,
        value: values[key] ?? null,
      }));
    });
  });
}

/** Text of a metric with its unit. */
export function metricText(value: MetricValue, format: Metric['format']): string {
  return format === 'gb' ? gbText(value) : formatMetric(value, format);
}

/** Whether findings or movement read the samples of a metric. */
export function isSampled({ key, section }: Pick<Metric, 'key' | 'section'>): boolean {
  return sectionOf(section).sampled?.some((name) => key.endsWith(`/${name}`)) ?? false;
}
