import {
  filterReaders,
  searchedPerson,
  withoutPerson,
  withoutPersons,
} from '~/features/transactions/query/filter-readers';
import { LIST_FILTERS, type OperationFilters, readFilters, writeFilters } from '~/features/transactions/query/filters';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, type UnreadPart, unreadParts } from '~/shared/address/unread-parts';
import { cleanId } from '~/shared/masking/clean-id';
import { PERSON_MARK } from '~/shared/masking/searched-person';

export const PATH = '/historial-de-operaciones';

export const SIZES = [10, 25, 50, 100] as const;

/** The name of no period at all in an address. */
export const ALL_DAYS = 'todo';

const DEFAULT_PERIOD = '7d';

const TABS = ['linea', 'intentos', 'devoluciones', 'historia', 'notas'] as const;

/** Parts of the details; undefined is the summary. */
export type DetailTab = (typeof TABS)[number] | undefined;

export interface Sort {
  field: string;
  descending: boolean;
}

const NEWEST_FIRST: Sort = { field: 'date', descending: true };

/** Columns that the platform sorts by. */
export const SORTABLE = ['date', 'amount', 'refundedAmount'];

/** Stands in an address in place of what was searched of a person, which is in memory alone. */
const PERSONAL = PERSON_MARK;

/** The question that the address holds. */
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
    page: (text) => /^[1-9]\d{0,6}$/.test(text),
    size: (text) => SIZES.some((size) => String(size) === text),
    orden: (text) => SORTABLE.includes(text.replace(/^-/, '')),
    operacion: () => true,
    detalle: (text) => TABS.some((tab) => tab === text),
    [PERSONAL]: (text) => text === '1',
  };
}

/** Where one stands among the operations: no part of the question. */
const POSITION = ['page', 'size', 'operacion', 'detalle', PERSONAL];

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
    page: Number(/^[1-9]\d{0,6}$/.test(search.page ?? '') ? search.page : 1),
    size: SIZES.find((size) => String(size) === search.size) ?? SIZES[0],
    sort: readSort(search.orden),
    open: search.operacion && cleanId(search.operacion).text,
    tab: TABS.find((tab) => tab === search.detalle),
    lacksPersonal: isPersonal && !person,
    unread: unreadParts(search, readersOf(today)),
  };
}

function readSort(text: string | undefined): Sort {
  const field = text?.replace(/^-/, '') ?? '';
  return SORTABLE.includes(field) ? { field, descending: text?.startsWith('-') ?? false } : NEWEST_FIRST;
}

/** As the platform's call takes it. */
export function sortText({ field, descending }: Sort): string {
  return `${field},${descending ? 'desc' : 'asc'}`;
}

/** Sets the given filters, each in place of what the address had under its key; an empty one goes. Page and open row go. */
export function withFilters(search: SearchParams, filters: OperationFilters): SearchParams {
  const kept = without(search, ...Object.keys(filters), ...('q' in filters ? [PERSONAL] : []), 'page', 'operacion');
  return { ...kept, ...writeFilters(filters) };
}

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

/** Without all filters; the period is the default one again. */
export function cleared({ orden, size }: SearchParams): SearchParams {
  return { ...(orden ? { orden } : {}), ...(size ? { size } : {}) };
}

export function withoutPart(search: SearchParams, key: string): SearchParams {
  return without(search, key);
}

export function onPage(search: SearchParams, page: number): SearchParams {
  const rest = without(search, 'page', 'operacion');
  return page === 1 ? rest : { ...rest, page: String(page) };
}

export function ofSize(search: SearchParams, size: number): SearchParams {
  const rest = without(search, 'page', 'size', 'operacion');
  return size === SIZES[0] ? rest : { ...rest, size: String(size) };
}

/** A press on a heading: downwards first, then upwards, then as at the beginning. */
export function sortedBy(search: SearchParams, field: string): SearchParams {
  const { field: current, descending } = readSort(search.orden);
  const rest = without(search, 'page', 'orden', 'operacion');
  if (current !== field) return { ...rest, orden: `-${field}` };
  return descending ? { ...rest, orden: field } : rest;
}

/** Opens an operation, on its page if that is another one; undefined closes. */
export function opened(search: SearchParams, operationId: string | undefined, page?: number): SearchParams {
  const placed = page === undefined ? search : onPage(search, page);
  return operationId === undefined ? without(placed, 'operacion', 'detalle') : { ...placed, operacion: operationId };
}

export function inTab(search: SearchParams, tab: DetailTab): SearchParams {
  return tab ? { ...search, detalle: tab } : without(search, 'detalle');
}

/** The part of an address that is worth a name: filters and order, also what is not understood of them. */
export function savedPart(search: SearchParams): SearchParams {
  return without(search, ...POSITION);
}

/** The address as others may have it: without the mark of what only this page knows. */
export function linkable(search: SearchParams): SearchParams {
  return without(search, PERSONAL);
}

function without(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));
}
