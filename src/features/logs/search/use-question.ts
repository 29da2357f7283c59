import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '~/shared/address/search-params';
import { useFromClock } from '~/shared/hooks/use-now';
import { useSteps } from '~/shared/hooks/use-steps';
import type { FilterKey } from '../api/filter-types';
import { thisDay } from './date-range';
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
 * The question in the address and the ways to change it. What changes the shown entries (a query, a page, an order, a
 * view, clearing) is a step that the Back button undoes, and so is an open row; badges and the steps of a story are not.
 */
export function useQuestion() {
  const search = useSearch({ strict: false }) as SearchParams;
  const { current: latest, step, undoableStep, open, amend, close, undo } = useSteps();
  const today = useFromClock(thisDay);
  const question = readQuestion(search, today);

  return {
    ...question,
    search,
    /** Goes back to an address as it was. */
    restore: undo,
    /** Puts a cleaner address in place of this one. */
    mend: (clean: SearchParams) => amend(() => clean),
    addFilter: (key: FilterKey, value: string) => amend((current) => withFilter(current, key, value)),
    removeFilter: (key: FilterKey) => amend((current) => withoutFilter(current, key)),
    removePart: (key: string) => amend((current) => withoutPart(current, key)),
    clear: () => undoableStep(() => ({})),
    ask: () => step(asking),
    askFor: (filters: Filters) => step(() => asking(filters)),
    goToPage: (page: number) => step((current) => onPage(current, page)),
    sortBy: (order: string | undefined) => step((current) => sortedBy(current, order)),
    openRow: (index: number) => amend((current) => opened(current, index)),
    showView: (view: Question['view']) => step((current) => inView(current, view)),
    toggleRow: (index: number) => {
      const { open: now } = readQuestion(latest(), today);
      const way = now === undefined ? open : now === index ? close : amend;
      way((current) => toggled(current, index));
    },
  };
}
