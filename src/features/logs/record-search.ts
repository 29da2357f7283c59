import { recordRecent } from '../../shared/lib/recents';
import { readSearches, searchLabel, withRecent, writeSearches } from './kept-searches';
import type { Filters } from './question';

/** Remembers a question that was answered, for the person and for whoever lists what was looked at last. */
export function recordSearch(email: string, filters: Filters, now: number): void {
  writeSearches(email, withRecent(readSearches(email), filters));
  recordRecent({ kind: 'search', label: searchLabel(filters), search: { ...filters, q: '1' } }, now);
}
