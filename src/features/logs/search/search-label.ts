import { readSearches, withRecent, writeSearches } from '~/shared/list/saved-searches';
import { maskText } from '~/shared/masking/mask';
import { recordRecent } from '~/shared/storage/recents';
import { FILTER_LABELS, type Filters, isFilterKey } from '../api/filter-types';
import { filterText } from './filter-text';
import { LOG_SEARCHES } from './logs-search';

/** Remembers a search that was answered, for the person and for whoever lists what was looked at last. */
export function recordSearch(email: string, filters: Filters, now: number): void {
  writeSearches(LOG_SEARCHES, email, withRecent(readSearches(LOG_SEARCHES, email), filters));
  recordRecent({ kind: 'search', label: searchLabel(filters), search: { ...filters, q: '1' } }, now);
}

/** 'Order Id ORD-1 · Canal APP', without secrets but for the order's id, which is none (spec 8.2). */
export function searchLabel(filters: Filters): string {
  return Object.entries(filters)
    .flatMap(([key, value]) =>
      isFilterKey(key) ? [`${FILTER_LABELS[key]} ${filterText(key, key === 'order' ? value : maskText(value))}`] : [],
    )
    .join(' · ');
}
