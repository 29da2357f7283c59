import { create } from 'zustand';
import type { SearchParams } from '../address/search-params';
import { onTabForgotten } from '../storage/tab-memory';

/**
 * What was searched of a person (a number of a card or a telephone, an e-mail), from wherever it was typed to the list
 * of operations. It is in memory alone: in no address, no storage and no entry of the browser's history, and gone with
 * the session or a reload.
 */
const useSearched = create<{ text: string | undefined }>(() => ({ text: undefined }));

/** The mark in an address that such a search was made. */
export const PERSON_MARK = 'dato';

/** The search that asks the list of operations for it, on all days. */
export const PERSON_SEARCH: SearchParams = { [PERSON_MARK]: '1', dateRange: 'todo' };

export function searchPerson(text: string | undefined): void {
  useSearched.setState({ text });
}

export function useSearchedPerson(): string | undefined {
  return useSearched((state) => state.text);
}

onTabForgotten(() => searchPerson(undefined));
