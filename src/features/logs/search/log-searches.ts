import type { SearchPlace } from '~/shared/list/saved-searches';
import { maskText } from '~/shared/masking/mask';
import { FILTER_LABELS, isFilterKey } from '../api/filter-types';
import { filterText } from './filter-text';
import type { Filters } from './question';

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
