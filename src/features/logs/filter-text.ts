import { visibleText } from '../../shared/lib/visible-text';
import { isRange, showRange } from './date-range';
import type { FilterKey } from './filter-types';

/** The value of a filter as its badge shows it: never masked (spec 8.2). */
export function filterText(key: FilterKey, value: string): string {
  return key === 'dateRange' && isRange(value) ? showRange(value) : visibleText(value);
}
