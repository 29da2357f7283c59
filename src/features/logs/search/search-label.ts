import { visibleText } from '~/shared/format/visible-text';
import type { SearchPlace } from '~/shared/list/saved-searches';
import { maskText } from '~/shared/masking/mask';
import type { FilterKey, Filters } from '../api/filter-types';
import { FILTER_LABELS, isFilterKey } from '../api/filter-types';
import { isRange, showRange } from './date-range';

/** Where this machine keeps what a person searched in the logs. */
export const LOG_SEARCHES: SearchPlace = { name: 'searches' };

/** 'Order Id ORD-1 · Canal APP', without secrets but for the order's id, which is none (spec 8.2). */
export function searchLabel(filters: Filters): string {
  return Object.entries(filters)
    .flatMap(([key, value]) =>
      isFilterKey(key) ? [`${FILTER_LABELS[key]} ${filterText(key, key === 'order' ? value : maskText(value))}`] : [],
    )
    .join(' · ');
}

/** The value of a filter as its badge shows it: never masked (spec 8.2). */
export function filterText(key: FilterKey, value: string): string {
  return key === 'dateRange' && isRange(value) ? showRange(value) : visibleText(value);
}
