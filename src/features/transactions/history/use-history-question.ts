import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchParams } from '../../../shared/lib/search-params';
import { keepInTab, recallInTab } from '../../../shared/lib/tab-memory';
import type { OperationFilters } from '../filters';
import { usePlatformDay } from '../use-platform-day';
import {
  cleared,
  type DetailTab,
  inTab,
  ofSize,
  onPage,
  opened,
  readQuestion,
  sortedBy,
  withFilters,
  withoutPart,
  withPersonal,
} from './history-question';
import { isPersonal } from './personal-data';

const PERSONAL = 'history.personal';

/**
 * The question in the address and the ways to change it. What changes the shown operations is a step that the Back
 * button undoes, and so is opening an operation; order, size and parts of the details are not.
 */
export function useHistoryQuestion() {
  const search = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const [personal, setPersonal] = useState(() => {
    const kept = recallInTab(PERSONAL);
    return typeof kept === 'string' ? kept : undefined;
  });
  const today = usePlatformDay();

  const change = (replace: boolean, next: (search: SearchParams) => SearchParams, resetScroll = false) => {
    void navigate({
      to: '.',
      search: (previous) => ({ ...next(previous as SearchParams) }),
      replace,
      resetScroll,
    });
  };

  const keepPersonal = (text: string) => {
    keepInTab(PERSONAL, text);
    setPersonal(text);
  };

  // Somebody else's address may name a person: it is looked for, and the address forgets it.
  const inAddress = search.q !== undefined && isPersonal(search.q) ? search.q : undefined;
  const takeOut = useEffectEvent((text: string) => {
    keepPersonal(text);
    // It is an arrival still, at the top of the screen.
    change(true, withPersonal, true);
  });
  useEffect(() => {
    if (inAddress !== undefined) takeOut(inAddress);
  }, [inAddress]);

  return {
    ...readQuestion(search, today, personal),
    search,
    today,
    setFilters: (filters: OperationFilters) => change(false, (current) => withFilters(current, filters)),
    /** @param filters that were typed together with it */
    askPersonal: (text: string, filters: OperationFilters) => {
      keepPersonal(text);
      change(false, (current) => withPersonal(withFilters(current, filters)));
    },
    removePart: (key: string) => change(false, (current) => withoutPart(current, key)),
    clear: () => change(false, cleared),
    /** Goes to an address as it was, or as it was kept. */
    goTo: (next: SearchParams, replace = false) => change(replace, () => next),
    goToPage: (page: number) => change(false, (current) => onPage(current, page)),
    setSize: (size: number) => change(true, (current) => ofSize(current, size)),
    sortBy: (member: string) => change(true, (current) => sortedBy(current, member)),
    openOperation: (operationId: string) => change(false, (current) => opened(current, operationId)),
    closeOperation: () => change(true, (current) => opened(current, undefined)),
    moveTo: (operationId: string, page?: number) => change(true, (current) => opened(current, operationId, page)),
    showTab: (tab: DetailTab) => change(true, (current) => inTab(current, tab)),
  };
}

export type HistoryQuestionWays = ReturnType<typeof useHistoryQuestion>;
