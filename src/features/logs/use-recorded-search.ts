import { useEffect } from 'react';
import { currentUser } from '../../session/session-store';
import { recordRecent } from '../../shared/lib/recents';
import { readSearches, searchLabel, withRecent, writeSearches } from './kept-searches';
import type { Filters } from './question';

/** Remembers each question that was answered, for the person and for whoever lists what was looked at last. */
export function useRecordedSearch(asked: Filters | null, answered: boolean): void {
  const question = asked && answered ? JSON.stringify(asked) : null;
  useEffect(() => {
    const user = currentUser();
    if (question === null || !user) return;
    const filters = JSON.parse(question) as Filters;
    writeSearches(user.email, withRecent(readSearches(user.email), filters));
    recordRecent({ kind: 'search', label: searchLabel(filters), search: { ...filters, q: '1' } }, Date.now());
  }, [question]);
}
