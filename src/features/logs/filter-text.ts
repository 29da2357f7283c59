import { maskText } from '../../shared/lib/mask';
import { visibleText } from '../../shared/lib/visible-text';
import { showRange } from './date-range';
import type { FilterKey } from './filter-types';

/** The value of a filter as it is shown: masked like any text of a log; what is asked for is the value itself. */
export function filterText(key: FilterKey, value: string): string {
  return key === 'dateRange' ? showRange(value) : visibleText(maskText(value));
}
