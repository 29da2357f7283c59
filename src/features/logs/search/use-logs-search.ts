import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentUser } from '~/session/session-store';
import type { SearchParams } from '~/shared/address/search-params';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { useFromClock } from '~/shared/hooks/use-now';
import { onPage } from '~/shared/list/list-address';
import type { FilterKey, Filters } from '../api/filter-types';
import { thisDay } from './date-range';
import {
  applyFilters,
  inView,
  type LogsSearch,
  opened,
  placeOf,
  readLogsSearch,
  sortedBy,
  toggled,
  withFilter,
  withoutFilter,
  withoutPart,
  withoutPlace,
} from './logs-search';

/**
 * The search in the address and the ways to change it. What changes the shown entries (a search, a page, a sort, a
 * view, clearing) is a step that the Back button undoes, and so is an open row; chips and the steps of a timeline are not.
 */
export function useLogsSearch() {
  const search = useSearch({
    strict: false,
    structuralSharing: true,
    select: (all) => withoutPlace(all as SearchParams),
  });
  const { current, step, undoableStep, open, amend, close, undo } = useSearchNavigation();
  const today = useFromClock(thisDay);
  const { filters, applied, sendable, unread, view } = readLogsSearch(search, today);

  return {
    ...{ filters, applied, sendable, unread, view, current, undo },
    /** Without the place in the results: `usePlace` reads that. */
    params: search,
    /** Puts a cleaner address in place of this one. */
    mend: (clean: SearchParams) => amend(() => clean),
    addFilter: (key: FilterKey, value: string) => amend((current) => withFilter(current, key, value)),
    removeFilter: (key: FilterKey) => amend((current) => withoutFilter(current, key)),
    removePart: (key: string) => amend((current) => withoutPart(current, key)),
    clear: () => undoableStep(() => ({})),
    apply: () => step(applyFilters),
    searchFor: (filters: Filters) => step(() => applyFilters(filters)),
    goToPage: (page: number) => step((current) => onPage(current, page, ['open'])),
    sortBy: (sort: string | undefined) => step((current) => sortedBy(current, sort)),
    openRow: (index: number) => amend((current) => opened(current, index)),
    showView: (view: LogsSearch['view']) => step((current) => inView(current, view)),
    toggleRow: (index: number) => {
      const { open: now } = placeOf(current());
      const way = now === undefined ? open : now === index ? close : amend;
      way((current) => toggled(current, index));
    },
  };
}

/** The place in the results: what else is drawn stays as it is when that changes. */
export function usePlace(): Pick<LogsSearch, 'page' | 'open' | 'sort'> {
  return useSearch({ strict: false, structuralSharing: true, select: (all) => placeOf(all as SearchParams) });
}

/** Remembers each search that was answered; what does so loads after the response. */
export function useRecordedSearch(applied: Filters | null, answered: boolean): void {
  const answeredFilters = applied && answered ? JSON.stringify(applied) : null;
  useEffect(() => {
    const user = currentUser();
    if (answeredFilters === null || !user) return;
    const filters = JSON.parse(answeredFilters) as Filters;
    // A search that cannot be remembered is no reason to disturb whoever reads its results.
    import('./search-label')
      .then(({ recordSearch }) => recordSearch(user.email, filters, Date.now()))
      .catch(() => undefined);
  }, [answeredFilters]);
}
