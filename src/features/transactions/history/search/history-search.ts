import {
  filterReaders,
  searchedPerson,
  withoutPerson,
  withoutPersons,
} from '~/features/transactions/query/filter-readers';
import { LIST_FILTERS, type OperationFilters, readFilters, writeFilters } from '~/features/transactions/query/filters';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, type UnreadPart, unreadParts } from '~/shared/address/unread-parts';
import { type Sort, without } from '~/shared/list/list-address';
import { listAddress } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { PERSON_MARK } from '~/shared/masking/searched-person';
import { ALL_DAYS } from '~/shared/period/period';
import { SORTABLE } from '../api/operation-api';

const DEFAULT_PERIOD = '7d';

const TABS = ['linea', 'intentos', 'devoluciones', 'historia', 'notas', 'cambios'] as const;

/** Parts of the details; undefined is the summary. */
export type DetailTab = (typeof TABS)[number] | undefined;

/** Page, size and sort, the newest first. */
const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'date', descending: true },
  rowKeys: ['operacion', 'devolver'],
});

/** Stands in an address in place of what was searched of a person, which is in memory alone. */
const PERSONAL = PERSON_MARK;

/** The search that the address holds. */
export interface HistorySearch {
  /** With the days that the period means today, and what was searched of a person. */
  filters: OperationFilters;
  /** As the address names it: a preset, start_end, or ALL_DAYS. */
  period: string;
  page: number;
  size: number;
  sort: Sort;
  /** Id of the operation whose details are open, on whatever page it is. */
  open: string | undefined;
  tab: DetailTab;
  /** Whether the address asks for a person whom this page does not know: it came as a link, or was loaded again. */
  lacksPersonal: boolean;
  /** What is not understood; while there is any, nothing is asked. */
  unread: readonly UnreadPart[];
}

function readersOf(today: string): Readers {
  const { dateRange = () => false, ...filters } = withoutPersons(filterReaders(today), LIST_FILTERS);
  return {
    ...filters,
    dateRange: (text) => text === ALL_DAYS || dateRange(text),
    ...LIST.readers,
    operacion: () => true,
    devolver: (text) => text === '1',
    detalle: (text) => TABS.some((tab) => tab === text),
    [PERSONAL]: (text) => text === '1',
  };
}

/** Where one stands among the operations: no part of the search. */
const POSITION = ['page', 'size', 'operacion', 'detalle', 'devolver', PERSONAL];

/**
 * @param today the platform's day, yyyy-mm-dd
 * @param person what was searched of a person
 */
export function readHistorySearch(search: SearchParams, today: string, person?: string): HistorySearch {
  const period = search.dateRange ?? DEFAULT_PERIOD;
  const isPersonal = search[PERSONAL] === '1';
  const filters = readFilters({ ...withoutPerson(search), dateRange: period }, today);
  const named = isPersonal ? person : searchedPerson(search);
  return {
    filters: named ? { ...filters, q: named } : filters,
    period,
    ...LIST.read(search),
    open: search.operacion && cleanId(search.operacion).text,
    tab: TABS.find((tab) => tab === search.detalle),
    lacksPersonal: isPersonal && !person,
    unread: unreadParts(search, readersOf(today)),
  };
}

/** Sets the given filters, each in place of what the address had under its key; an empty one goes. Page and open row go. */
export function withFilters(search: SearchParams, filters: OperationFilters): SearchParams {
  const none = Object.fromEntries(Object.keys(filters).map((key) => [key, '']));
  const kept = 'q' in filters ? without(search, PERSONAL) : search;
  return LIST.withFilters(kept, { ...none, ...writeFilters(filters) });
}

export const HISTORY_ADDRESS = { ...LIST, withFilters };

/** Asks for what was searched of a person. */
export function withPersonal(search: SearchParams): SearchParams {
  return { ...without(search, 'q', 'page', 'operacion'), [PERSONAL]: '1' };
}

/** Keys of an address whose values are ids. */
export const HELD_IDS = ['q', 'operacion'];

/** Its ids without what nobody sees, or undefined when they are clean. */
export function tidied(search: SearchParams): SearchParams | undefined {
  const ids = HELD_IDS.flatMap((key) => (search[key] ? [[key, cleanId(search[key]).text] as const] : []));
  return ids.some(([key, clean]) => clean !== search[key]) ? { ...search, ...Object.fromEntries(ids) } : undefined;
}

/** Opens an operation, on its page if that is another one; undefined closes. */
export function opened(search: SearchParams, operationId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'devolver');
  return operationId === undefined ? without(placed, 'operacion', 'detalle') : { ...placed, operacion: operationId };
}

export function inTab(search: SearchParams, tab: DetailTab): SearchParams {
  return tab ? { ...search, detalle: tab } : without(search, 'detalle');
}

/** The part of an address that is worth a name: filters and sort, also what is not understood of them. */
export function savedPart(search: SearchParams): SearchParams {
  return without(search, ...POSITION);
}

/** The address as others may have it: without the mark of what only this page knows. */
export function linkable(search: SearchParams): SearchParams {
  return without(search, PERSONAL);
}
