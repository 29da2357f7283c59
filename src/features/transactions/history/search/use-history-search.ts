import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { searchedPerson } from '~/features/transactions/query/filter-readers';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { usePlatformDay } from '~/features/transactions/query/platform-time';
import type { SearchParams } from '~/shared/address/search-params';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { cleanId } from '~/shared/masking/clean-id';
import { searchPerson, useSearchedPerson } from '~/shared/masking/searched-person';
import {
  cleared,
  type DetailTab,
  HELD_IDS,
  inTab,
  ofSize,
  onPage,
  opened,
  readHistorySearch,
  sortedBy,
  tidied,
  withFilters,
  withoutPart,
  withPersonal,
} from './history-search';

/**
 * The question in the address and the ways to change it. What changes the shown operations is a step that the Back
 * button undoes, and so is opening an operation; its neighbours and the parts of its details are not.
 * @param onCleaned an id of the address held something that nobody sees, which was taken away
 */
export function useHistorySearch(onCleaned: () => void) {
  const search = useSearch({ strict: false }) as SearchParams;
  const { step, undoableStep, open, amend, close, undo } = useSearchNavigation();
  const person = useSearchedPerson();
  const today = usePlatformDay();

  // Somebody else's address may name a person, or hold an id with what nobody sees: the address is mended on arrival.
  const named = searchedPerson(search);
  const tidy = tidied(search);
  const mend = useEffectEvent(() => {
    if (named !== undefined) searchPerson(named);
    if (HELD_IDS.some((key) => cleanId(search[key] ?? '').hidden)) onCleaned();
    // It is an arrival still, at the top of the screen.
    amend((current) => (named === undefined ? (tidied(current) ?? current) : withPersonal(current)), true);
  });
  const faulty = named !== undefined || tidy !== undefined;
  useEffect(() => {
    if (faulty) mend();
  }, [faulty]);

  return {
    ...readHistorySearch(search, today, person),
    params: search,
    today,
    /** @param typing whether the same fields go on being changed: that is one step */
    setFilters: (filters: OperationFilters, typing = false) =>
      (typing ? amend : step)((current) => withFilters(current, filters)),
    /** @param filters that were typed together with it */
    searchPersonal: (text: string, filters: OperationFilters) => {
      searchPerson(text);
      step((current) => withPersonal(withFilters(current, filters)));
    },
    removePart: (key: string) => step((current) => withoutPart(current, key)),
    removeFilters: (none: OperationFilters) => undoableStep((current) => withFilters(current, none)),
    clear: () => undoableStep(cleared),
    /** Goes to an address as it was kept. */
    goTo: (next: SearchParams) => step(() => next),
    /** Goes back to an address as it was. */
    restore: undo,
    goToPage: (page: number) => step((current) => onPage(current, page)),
    setSize: (size: number) => step((current) => ofSize(current, size)),
    sortBy: (field: string) => step((current) => sortedBy(current, field)),
    openOperation: (operationId: string) => open((current) => opened(current, operationId)),
    closeOperation: () => close((current) => opened(current, undefined)),
    moveTo: (operationId: string, page?: number) => amend((current) => opened(current, operationId, page)),
    showTab: (tab: DetailTab) => amend((current) => inTab(current, tab)),
  };
}

export type HistorySearchState = ReturnType<typeof useHistorySearch>;
