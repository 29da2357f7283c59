import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../../shared/lib/search-params';
import { useFromClock } from '../../shared/lib/use-now';
import { thisDay } from './date-range';
import type { FilterKey } from './filter-types';
import {
  asking,
  type Filters,
  inView,
  onPage,
  opened,
  type Question,
  readQuestion,
  sortedBy,
  toggled,
  withFilter,
  withoutFilter,
  withoutPart,
} from './question';

/**
 * The question in the address and the ways to change it. What changes the shown entries (a query, a page, clearing)
 * is a step that the Back button undoes; badges and open rows are not.
 */
export function useQuestion() {
  const search = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const today = useFromClock(thisDay);

  const change = (replace: boolean, next: (search: SearchParams) => SearchParams) => {
    void navigate({
      to: '.',
      search: (previous) => ({ ...next(previous as SearchParams) }),
      replace,
      resetScroll: false,
    });
  };

  return {
    ...readQuestion(search, today),
    search,
    /** Goes back to an address as it was. */
    restore: (before: SearchParams) => change(true, () => before),
    addFilter: (key: FilterKey, value: string) => change(true, (current) => withFilter(current, key, value)),
    removeFilter: (key: FilterKey) => change(true, (current) => withoutFilter(current, key)),
    removePart: (key: string) => change(true, (current) => withoutPart(current, key)),
    clear: () => change(false, () => ({})),
    ask: () => change(false, asking),
    askFor: (filters: Filters) => change(false, () => asking(filters)),
    goToPage: (page: number) => change(false, (current) => onPage(current, page)),
    sortBy: (order: string | undefined) => change(false, (current) => sortedBy(current, order)),
    openRow: (index: number) => change(true, (current) => opened(current, index)),
    showView: (view: Question['view']) => change(false, (current) => inView(current, view)),
    toggleRow: (index: number) => change(true, (current) => toggled(current, index)),
  };
}
