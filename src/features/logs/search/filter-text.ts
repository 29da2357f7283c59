import type { UnreadPart } from '~/shared/address/unread-parts';
import { visibleText } from '~/shared/format/visible-text';
import type { FilterChip } from '~/shared/list/filter-chips';
import { FILTER_LABELS, type FilterKey, type Filters, isFilterKey } from '../api/filter-types';
import { isRange, showRange } from './date-range';
import { betweenDays, betweenText } from './minutes';

/** The value of a filter as its chip shows it: never masked (spec 8.2). */
export function filterText(key: FilterKey, value: string): string {
  if (key === 'between' && betweenDays(value)) return betweenText(value);
  return key === 'dateRange' && isRange(value) ? showRange(value) : visibleText(value);
}

export interface LogChip extends FilterChip {
  key: FilterKey;
  value: string;
}

/** A chip per active filter (spec 7.3). @param unread what is wrong with some of them */
export function chipsOf(filters: Filters, unread: readonly UnreadPart[]): LogChip[] {
  return Object.entries(filters).flatMap(([key, value]) =>
    isFilterKey(key)
      ? [
          {
            key,
            value,
            label: FILTER_LABELS[key],
            text: filterText(key, value),
            wrong: unread.find((part) => part.key === key)?.reason,
          },
        ]
      : [],
  );
}
