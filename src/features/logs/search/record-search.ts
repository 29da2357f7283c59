import { readSearches, withRecent, writeSearches } from '~/shared/list/saved-searches';
import { recordRecent } from '~/shared/storage/recents';
import type { Filters } from '../api/filter-types';
import { LOG_SEARCHES } from './logs-search';
import { searchLabel } from './search-label';

/** Remembers a search that was answered, for the person and for whoever lists what was looked at last. */
export function recordSearch(email: string, filters: Filters, now: number): void {
  writeSearches(LOG_SEARCHES, email, withRecent(readSearches(LOG_SEARCHES, email), filters));
  recordRecent({ kind: 'search', label: searchLabel(filters), search: { ...filters, q: '1' } }, now);
}
