import { safeText } from '~/shared/masking/safe-text';
import type { ComparedField } from '~/shared/write/compare-versions';
import type { ReportType } from '../api/report-api';
import { copy } from './copy';
import { hourText, WEEKDAYS } from './rhythm';

const NAMES = ['name', 'type', 'format', 'frequency', 'hour', 'weekday', 'monthDay', 'recipients'] as const;

/** The fields as people read them. */
export function comparedFields(types: readonly ReportType[]): ComparedField[] {
  const words: Readonly<Record<string, (value: string) => string | null | undefined>> = {
    type: (value) => types.find(({ type }) => type === value)?.label,
    frequency: (value) => copy.frequencies[value],
    hour: (value) => hourText(Number(value)),
    weekday: (value) => WEEKDAYS[Number(value) - 1],
  };
  return NAMES.map((name) => ({
    ...{ name, label: copy.fields[name] },
    show: (value) => safeText(words[name]?.(String(value)) ?? String(value ?? '')),
  }));
}
