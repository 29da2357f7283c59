import { useEffect, useEffectEvent } from 'react';
import { searchedPerson } from '~/features/transactions/query/filter-readers';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { usePlatformDay } from '~/session/platform-day';
import { useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { searchPerson, useSearchedPerson } from '~/shared/masking/searched-person';
import {
  type DetailTab,
  HELD_IDS,
  HISTORY_ADDRESS,
  inTab,
  opened,
  readHistorySearch,
  tidied,
  withFilters,
  withPersonal,
} from './history-search';

/**
 * The search in the address and the ways to change it. What changes the shown operations is a step that the Back
 * button undoes, and so is opening an operation; its neighbours and the parts of its details are not.
 * @param onCleaned an id of the address held something that nobody sees, which was taken away
 */
export function useHistorySearch(onCleaned: () => void) {
  const list = useListSearch(HISTORY_ADDRESS);
  const { step, open, amend, close } = list.steps;
  const person = useSearchedPerson();
  const today = usePlatformDay();

  // Somebody else's address may name a person, or hold an id with what nobody sees: the address is mended on arrival.
  const named = searchedPerson(list.params);
  const tidy = tidied(list.params);
  const mend = useEffectEvent(() => {
    if (named !== undefined) searchPerson(named);
    if (HELD_IDS.some((key) => cleanId(list.params[key] ?? '').hidden)) onCleaned();
    // It is an arrival still, at the top of the screen.
    amend((current) => (named === undefined ? (tidied(current) ?? current) : withPersonal(current)), true);
  });
  const faulty = named !== undefined || tidy !== undefined;
  useEffect(() => {
    if (faulty) mend();
  }, [faulty]);

  return {
    ...list,
    ...readHistorySearch(list.params, today, person),
    today,
    /** @param filters that were typed together with it */
    searchPersonal: (text: string, filters: OperationFilters) => {
      searchPerson(text);
      step((current) => withPersonal(withFilters(current, filters)));
    },
    openOperation: (operationId: string) => open((current) => opened(current, operationId)),
    closeOperation: () => close((current) => opened(current, undefined)),
    moveTo: (operationId: string, page?: number) => amend((current) => opened(current, operationId, page)),
    showTab: (tab: DetailTab) => amend((current) => inTab(current, tab)),
  };
}

export type HistorySearchState = ReturnType<typeof useHistorySearch>;
