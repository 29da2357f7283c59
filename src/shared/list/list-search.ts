import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../address/search-params';
import type { Readers } from '../address/unread-parts';
import { useSearchNavigation } from '../address/use-search-navigation';
import { onPage, readSort, SIZES, type Sort, without } from './list-address';

interface ListAddressOptions {
  /** Fields that the platform sorts by. */
  sortable: readonly string[];
  defaultSort: Sort;
  /** Search keys of the open row: they go when the rows become others. */
  rowKeys: readonly string[];
}

/** Page, size and sort of a list whose pages come from the platform, as its address holds them: `page`, `size`, `orden`. */
export function listAddress({ sortable, defaultSort, rowKeys }: ListAddressOptions) {
  const sortOf = (search: SearchParams) => {
    const sort = readSort(search.orden);
    return sort && sortable.includes(sort.field) ? sort : defaultSort;
  };
  const readers: Readers = {
    page: (text) => /^[1-9]\d{0,6}$/.test(text),
    size: (text) => SIZES.some((size) => String(size) === text),
    orden: (text) => sortable.includes(text.replace(/^-/, '')),
  };
  return {
    readers,
    read: (search: SearchParams) => ({
      page: Number(readers.page?.(search.page ?? '') ? search.page : 1),
      size: SIZES.find((size) => String(size) === search.size) ?? SIZES[0],
      sort: sortOf(search),
    }),
    onPage: (search: SearchParams, page: number) => onPage(search, page, rowKeys),
    ofSize: (search: SearchParams, size: number): SearchParams => {
      const rest = without(search, 'page', 'size', ...rowKeys);
      return size === SIZES[0] ? rest : { ...rest, size: String(size) };
    },
    /** A press on a heading: downwards first, then upwards, then as at the beginning. */
    sortedBy: (search: SearchParams, field: string): SearchParams => {
      const current = sortOf(search);
      const rest = without(search, 'page', 'orden', ...rowKeys);
      if (current.field !== field) return { ...rest, orden: `-${field}` };
      return current.descending ? { ...rest, orden: field } : rest;
    },
    /** Sets the given keys, each in place of what the address had; an empty value goes. Page and open row go. */
    withFilters: (search: SearchParams, filters: SearchParams): SearchParams => {
      const set = Object.entries(filters).filter(([, value]) => value !== '');
      return { ...without(search, ...Object.keys(filters), 'page', ...rowKeys), ...Object.fromEntries(set) };
    },
    /** Without filters; size and sort stay. */
    cleared: ({ orden, size }: SearchParams): SearchParams => ({ ...(orden && { orden }), ...(size && { size }) }),
  };
}

/** @template Filters what sets filters: texts by their search keys, or values of a screen's own */
type ListAddress<Filters> = Omit<ReturnType<typeof listAddress>, 'withFilters'> & {
  withFilters: (search: SearchParams, filters: Filters) => SearchParams;
};

/**
 * What the address of a list holds and the ways to change it. What changes the shown rows is a step that the Back
 * button undoes.
 */
export function useListSearch<Filters = SearchParams>(address: ListAddress<Filters>) {
  const params = useSearch({ strict: false }) as SearchParams;
  const steps = useSearchNavigation();
  const { step, undoableStep, amend } = steps;
  return {
    ...address.read(params),
    params,
    steps,
    /** @param typing whether the same fields go on being changed: that is one step */
    setFilters: (filters: Filters, typing = false) =>
      (typing ? amend : step)((current) => address.withFilters(current, filters)),
    removeFilters: (none: Filters) => undoableStep((current) => address.withFilters(current, none)),
    removePart: (key: string) => step(({ [key]: _, ...rest }) => rest),
    clear: () => undoableStep(address.cleared),
    /** Goes to an address as it was saved. */
    goTo: (next: SearchParams) => step(() => next),
    goToPage: (page: number) => step((current) => address.onPage(current, page)),
    setSize: (size: number) => step((current) => address.ofSize(current, size)),
    sortBy: (field: string) => step((current) => address.sortedBy(current, field)),
  };
}
