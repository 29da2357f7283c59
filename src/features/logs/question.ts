import type { SearchParams } from '../../shared/lib/search-params';
import { isRange, localDay } from './date-range';
import { FILTER_KEYS, type FilterKey, isFilterKey } from './filter-types';
import { resolveRange, toRelative } from './relative-range';

/** Active filters, at most one value per type, in the order in which they were added. */
export type Filters = Readonly<Partial<Record<FilterKey, string>>>;

/**
 * The question that the address holds. Filters stand under their own keys. `q` is '1' when just these filters were
 * asked for; once they differ from what the table shows it holds the asked ones as a query text, so that a reload
 * brings back both. `rango` ('7d') stands for a range of dates that ends on the day of reading. `page` counts from 1, `open` is the index of the open row among all results, from 0.
 */
export interface Question {
  filters: Filters;
  /** What the table shows, or null before any query. */
  asked: Filters | null;
  page: string | undefined;
  open: number | undefined;
  /** 'date' or '-date'; undefined as the answer came. */
  order: string | undefined;
  /** The second view of the same answer, or undefined for the table. */
  view: 'historia' | undefined;
}

const ASKED_AS_SHOWN = '1';

const STORY = 'historia';

/** Search key of a relative range. */
const RELATIVE = 'rango';

export function readQuestion(search: SearchParams): Question {
  const filters = keepFilters(Object.entries(search));
  const asked = search.q === ASKED_AS_SHOWN ? filters : keepFilters(new URLSearchParams(search.q ?? ''));
  return {
    filters,
    asked: isEmpty(asked) ? null : asked,
    page: search.page,
    open: search.open !== undefined && /^\d{1,9}$/.test(search.open) ? Number(search.open) : undefined,
    order: search.orden,
    view: search.view === STORY ? STORY : undefined,
  };
}

/** Adds a filter; a new value of the same type replaces the old one (section 4). Asks nothing. */
export function withFilter(search: SearchParams, key: FilterKey, value: string): SearchParams {
  const { asked } = readQuestion(search);
  return { ...without(search, ...(key === 'dateRange' ? [RELATIVE] : [])), ...askedText(asked), [key]: value };
}

/** Takes a filter away. Asks nothing: the table keeps what was asked for. */
export function withoutFilter(search: SearchParams, key: FilterKey): SearchParams {
  const gone = key === 'dateRange' ? [key, RELATIVE] : [key];
  return { ...without(search, ...gone), ...askedText(readQuestion(search).asked) };
}

/** No filters and no query, as before any of them. */
export function cleared(search: SearchParams): SearchParams {
  return without(search, ...FILTER_KEYS, RELATIVE, 'q', 'page', 'open', 'view', 'orden');
}

/** Asks for the active filters, from the first page and with every row closed. */
export function asking(search: SearchParams): SearchParams {
  return { ...without(search, 'page', 'open'), q: ASKED_AS_SHOWN };
}

export function onPage(search: SearchParams, page: number): SearchParams {
  const rest = without(search, 'page', 'open');
  return page === 1 ? rest : { ...rest, page: String(page) };
}

/** Opens the row, or closes it when it is the open one: one at a time (section 2). */
export function toggled(search: SearchParams, index: number): SearchParams {
  const open = String(index);
  return search.open === open ? without(search, 'open') : { ...search, open };
}

/** Opens the row and leaves it open. */
export function opened(search: SearchParams, index: number): SearchParams {
  return { ...search, open: String(index) };
}

/** The table, or the story of the same answer. */
export function inView(search: SearchParams, view: Question['view']): SearchParams {
  return view ? { ...search, view } : without(search, 'view');
}

/** Sorts all results, from the first page; undefined leaves them as the answer came. */
export function sortedBy(search: SearchParams, order: string | undefined): SearchParams {
  const rest = without(search, 'page', 'orden');
  return order === undefined ? rest : { ...rest, orden: order };
}

/** Asks for one order alone, to read its story. */
export function storyOf(search: SearchParams, order: string): SearchParams {
  return { ...cleared(search), order, q: ASKED_AS_SHOWN, view: STORY };
}

/** The address of what the table shows, or without a query of the filters; its dates fixed or relative to the reader's day. */
export function linkTo(search: SearchParams, dates: 'fixed' | 'relative'): SearchParams {
  const { asked, filters } = readQuestion(search);
  const { dateRange, ...others } = asked ?? filters;
  const range = dateRange && (dates === 'fixed' ? { dateRange } : { [RELATIVE]: toRelative(dateRange) });
  const place = ['page', 'open', 'view', 'orden'].flatMap((key) => (search[key] ? [[key, search[key]]] : []));
  return { ...others, ...range, ...(asked && { q: ASKED_AS_SHOWN }), ...Object.fromEntries(place) };
}

function keepFilters(pairs: Iterable<[string, string]>): Filters {
  const kept: Partial<Record<FilterKey, string>> = {};
  for (const [key, value] of pairs) {
    const range = key === RELATIVE ? resolveRange(value, localDay(new Date())) : undefined;
    if (range) kept.dateRange = range;
    if (isFilterKey(key) && value !== '' && (key !== 'dateRange' || isRange(value))) kept[key] = value;
  }
  return kept;
}

function askedText(asked: Filters | null): { q?: string } {
  return asked ? { q: new URLSearchParams(Object.entries(asked)).toString() } : {};
}

function isEmpty(filters: Filters): boolean {
  return Object.keys(filters).length === 0;
}

function without(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));
}
