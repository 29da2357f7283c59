import type { SearchParams } from '../../../shared/lib/search-params';
import { LIST_FILTERS, type OperationFilters, readFilters, SINGLE_FILTERS, writeFilters } from '../filters';
import { presetOf, readRange } from '../period';

export const PATH = '/historial-de-operaciones';

export const SIZES = [10, 25, 50, 100] as const;

/** The name of no period at all in an address. */
export const ALL_DAYS = 'todo';

const DEFAULT_PERIOD = '7d';

const TABS = ['linea', 'intentos', 'devoluciones', 'historia', 'notas'] as const;

/** Parts of the details; undefined is the summary. */
export type DetailTab = (typeof TABS)[number] | undefined;

export interface SortOrder {
  member: string;
  descending: boolean;
}

const NEWEST_FIRST: SortOrder = { member: 'date', descending: true };

/** Columns that the platform sorts by. */
export const SORTABLE = ['date', 'amount', 'refundedAmount'];

const FILTER_KEYS: readonly string[] = [...LIST_FILTERS, ...SINGLE_FILTERS, 'dateRange'];

/** Marks in an address that the search is about a person; what was typed stays in the tab. */
const PERSONAL = 'dato';

/** The question that the address holds. */
export interface HistoryQuestion {
  /** With the days that the period means today, and the personal data that the tab keeps. */
  filters: OperationFilters;
  /** As the address names it: a preset, start_end, or ALL_DAYS. */
  period: string;
  page: number;
  size: number;
  order: SortOrder;
  /** Id of the operation whose details are open, on whatever page it is. */
  open: string | undefined;
  tab: DetailTab;
  /** Whether the address asks for personal data that this tab does not know: it came as a link. */
  lacksPersonal: boolean;
}

/**
 * @param today the platform's day, yyyy-mm-dd
 * @param personal the text that this tab keeps
 */
export function readQuestion(search: SearchParams, today: string, personal?: string): HistoryQuestion {
  const period = periodOf(search);
  const asksPersonal = search[PERSONAL] === '1';
  const filters = readFilters({ ...search, dateRange: period }, today);
  return {
    filters: asksPersonal && personal ? { ...filters, q: personal } : filters,
    period,
    page: Number(/^[1-9]\d{0,6}$/.test(search.page ?? '') ? search.page : 1),
    size: SIZES.find((size) => String(size) === search.size) ?? SIZES[0],
    order: readOrder(search.orden),
    open: search.operacion,
    tab: TABS.find((tab) => tab === search.detalle),
    lacksPersonal: asksPersonal && !personal,
  };
}

function periodOf({ dateRange }: SearchParams): string {
  if (dateRange === ALL_DAYS) return ALL_DAYS;
  return presetOf(dateRange) || readRange(dateRange) ? (dateRange ?? '') : DEFAULT_PERIOD;
}

function readOrder(text: string | undefined): SortOrder {
  const member = text?.replace('-', '') ?? '';
  return SORTABLE.includes(member) ? { member, descending: text?.startsWith('-') ?? false } : NEWEST_FIRST;
}

/** As the platform's call takes it. */
export function sortText({ member, descending }: SortOrder): string {
  return `${member},${descending ? 'desc' : 'asc'}`;
}

/** Sets the given filters, each in place of what the address had under its key; an empty one goes. Page and open row go. */
export function withFilters(search: SearchParams, filters: OperationFilters): SearchParams {
  const kept = without(search, ...Object.keys(filters), ...('q' in filters ? [PERSONAL] : []), 'page', 'operacion');
  return { ...kept, ...writeFilters(filters) };
}

/** Asks for what the tab keeps. */
export function withPersonal(search: SearchParams): SearchParams {
  return { ...without(search, 'q', 'page', 'operacion'), [PERSONAL]: '1' };
}

/** Without all filters; the period is the default one again. */
export function cleared(search: SearchParams): SearchParams {
  return without(search, ...FILTER_KEYS, PERSONAL, 'page', 'operacion', 'detalle');
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
export function sortedBy(search: SearchParams, member: string): SearchParams {
  const { member: current, descending } = readOrder(search.orden);
  const rest = without(search, 'page', 'orden', 'operacion');
  if (current !== member) return { ...rest, orden: `-${member}` };
  return descending ? { ...rest, orden: member } : rest;
}

/** Opens an operation, on its page if that is another one; undefined closes. */
export function opened(search: SearchParams, operationId: string | undefined, page?: number): SearchParams {
  const placed = page === undefined ? search : onPage(search, page);
  return operationId === undefined ? without(placed, 'operacion', 'detalle') : { ...placed, operacion: operationId };
}

export function inTab(search: SearchParams, tab: DetailTab): SearchParams {
  return tab ? { ...search, detalle: tab } : without(search, 'detalle');
}

/** The part of an address that is worth a name: filters and order. */
export function namedPart(search: SearchParams): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => isKeptKey(key)));
}

export function isKeptKey(key: string): boolean {
  return FILTER_KEYS.includes(key) || key === 'orden';
}

/** The address as others may have it: without the mark of what only this tab knows. */
export function linkable(search: SearchParams): SearchParams {
  return without(search, PERSONAL);
}

function without(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));
}
