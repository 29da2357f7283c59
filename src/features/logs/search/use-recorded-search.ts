import { useEffect } from 'react';
import { currentUser } from '~/session/session-store';
import type { Filters } from './question';

/** Remembers each question that was answered; what does so loads after the answer. */
export function useRecordedSearch(asked: Filters | null, answered: boolean): void {
  const question = asked && answered ? JSON.stringify(asked) : null;
  useEffect(() => {
    const user = currentUser();
    if (question === null || !user) return;
    const filters = JSON.parse(question) as Filters;
    // A search that cannot be remembered is no reason to disturb whoever reads its results.
    import('./record-search')
      .then(({ recordSearch }) => recordSearch(user.email, filters, Date.now()))
      .catch(() => undefined);
  }, [question]);
}
