import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchParams } from '../../../shared/lib/search-params';
import { keepInTab, recallInTab } from '../../../shared/lib/tab-memory';
import { useSteps } from '../../../shared/lib/use-steps';
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
 * button undoes, and so is opening an operation; its neighbours and the parts of its details are not.
 */
export function useHistoryQuestion() {
  const search = useSearch({ strict: false }) as SearchParams;
  const { step, undoableStep, open, amend, close, undo } = useSteps();
  const [personal, setPersonal] = useState(() => {
    const kept = recallInTab(PERSONAL);
    return typeof kept === 'string' ? kept : undefined;
  });
  const today = usePlatformDay();

  const keepPersonal = (text: string) => {
    keepInTab(PERSONAL, text);
    setPersonal(text);
  };

  // Somebody else's address may name a person: it is looked for, and the address forgets it.
  const inAddress = search.q !== undefined && isPersonal(search.q) ? search.q : undefined;
  const takeOut = useEffectEvent((text: string) => {
    keepPersonal(text);
    // It is an arrival still, at the top of the screen.
    amend(withPersonal, true);
  });
  useEffect(() => {
    if (inAddress !== undefined) takeOut(inAddress);
  }, [inAddress]);

  return {
    ...readQuestion(search, today, personal),
    search,
    today,
    /** @param typing whether the same fields go on being changed: that is one step */
    setFilters: (filters: OperationFilters, typing = false) =>
      (typing ? amend : step)((current) => withFilters(current, filters)),
    /** @param filters that were typed together with it */
    askPersonal: (text: string, filters: OperationFilters) => {
      keepPersonal(text);
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
    sortBy: (member: string) => step((current) => sortedBy(current, member)),
    openOperation: (operationId: string) => open((current) => opened(current, operationId)),
    closeOperation: () => close((current) => opened(current, undefined)),
    moveTo: (operationId: string, page?: number) => amend((current) => opened(current, operationId, page)),
    showTab: (tab: DetailTab) => amend((current) => inTab(current, tab)),
  };
}

export type HistoryQuestionWays = ReturnType<typeof useHistoryQuestion>;
