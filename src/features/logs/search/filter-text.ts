import { visibleText } from '~/shared/format/visible-text';
import type { FilterKey } from '../api/filter-types';
import { isRange, showRange } from './date-range';

/** The value of a filter as its badge shows it: never masked (spec 8.2). */
export function filterText(key: FilterKey, value: string): string {
  return key === 'dateRange' && isRange(value) ? showRange(value) : visibleText(value);
}
