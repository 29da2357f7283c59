import { isRepeated, parseSearch, type SearchParams } from '~/shared/address/search-params';
import { type Readers, type UnreadPart, unreadParts } from '~/shared/address/unread-parts';
import { FILTER_KEYS, type FilterKey, isFilterKey } from '../api/filter-types';
import { cleanValue } from './clean-value';
import { isRange, rangeError, thisDay } from './date-range';
import { resolveRange, toRelative } from './relative-range';

/** Active filters, at most one value per type, in the order in which they were added. */
export type Filters = Readonly<Partial<Record<FilterKey, string>>>;

/**
 * The question that the address holds. Filters stand under their own keys. `q` is '1' when just these filters were
 * asked for; once they differ from what the table shows it holds the asked ones as a query text, so that a reload
 * brings back both. `rango` ('7d') stands for a range of dates that ends on the day of reading. `page` counts from 1, `open` is the index of the open row among all results, from 0.
 */
export interface Question {
  /** A range of dates is among them whatever its bounds: what is wrong with it stands in `unread`. */
  filters: Filters;
  /** What the table shows, or null before any query. */
  asked: Filters | null;
  /** Whether all of `asked` was understood, so that it may be sent (spec 7.5). */
  askable: boolean;
  /** What is wrong in the address. */
  unread: readonly UnreadPart[];
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

/** @param today the user's day, yyyy-mm-dd: what a relative range means, and the bounds of every range */
export function readQuestion(search: SearchParams, today = thisDay()): Question {
  const shown = readFilters(without(search, ...PLACE_KEYS), today);
  const asked = search.q === ASKED_AS_SHOWN ? shown : readFilters(parseSearch(search.q ?? ''), today);
  const [wrong] = asked === shown ? [] : asked.unread;
  return {
    filters: shown.filters,
    asked: isEmpty(asked.filters) ? null : asked.filters,
    askable: !isEmpty(asked.filters) && asked.unread.length === 0,
    unread: [
      ...shown.unread,
      ...unreadParts(only(search, ...PLACE_KEYS), PLACE),
      ...(wrong ? [{ ...wrong, key: 'q', value: search.q ?? '' }] : []),
    ],
    page: search.page,
    open: search.open !== undefined && /^\d{1,9}$/.test(search.open) ? Number(search.open) : undefined,
    order: search.orden,
    view: search.view === STORY ? STORY : undefined,
  };
}

/** Where one stands in the answer: no part of the question. */
const PLACE: Readers = {
  q: () => true,
  page: (text) => /^[1-9]\d{0,8}$/.test(text),
  open: (text) => /^\d{1,9}$/.test(text),
  orden: (text) => text !== '-',
  view: (text) => text === STORY,
};
const PLACE_KEYS = Object.keys(PLACE);

function readFilters(sent: SearchParams, today: string): { filters: Filters; unread: UnreadPart[] } {
  // A relative range means days; beside days of its own nobody knows which are meant.
  const search = Object.fromEntries(
    Object.entries(sent).map(([key, value]) => {
      const range = key === RELATIVE && sent.dateRange === undefined ? resolveRange(value, today) : undefined;
      if (range) return ['dateRange', range];
      return [key, isFilterKey(key) ? cleanValue(key, value).text : value];
    }),
  );
  const readers: Record<string, Readers[string]> = {
    [RELATIVE]: () => (sent.dateRange === undefined ? false : 'repeated'),
  };
  for (const key of FILTER_KEYS) readers[key] = (value) => value.trim() !== '';
  readers.dateRange = (range) => isRange(range) && (rangeError(range, today) ?? true);
  const filters = Object.entries(search).filter(
    ([key, value]) =>
      isFilterKey(key) && value.trim() !== '' && !isRepeated(value) && (key !== 'dateRange' || isRange(value)),
  );
  return { filters: Object.fromEntries(filters), unread: unreadParts(search, readers) };
}

/** The part of an address that is worth a name: the filters, also what is not understood of them. */
export function namedPart(search: SearchParams): Filters {
  const { filters, unread } = readFilters(without(search, ...PLACE_KEYS), thisDay());
  return { ...Object.fromEntries(unread.map(({ key, value }) => [key, value])), ...filters };
}

/** Adds a filter; a new value of the same type replaces the old one (spec 7.3). Asks nothing. */
export function withFilter(search: SearchParams, key: FilterKey, value: string): SearchParams {
  return { ...without(search, 'q', ...(key === 'dateRange' ? [RELATIVE] : [])), ...askedText(search), [key]: value };
}

/** Takes a filter away. Asks nothing: the table keeps what was asked for. */
export function withoutFilter(search: SearchParams, key: FilterKey): SearchParams {
  const gone = key === 'dateRange' ? [key, RELATIVE] : [key];
  return { ...without(search, 'q', ...gone), ...askedText(search) };
}

/** Takes away what was not understood; what it was a part of was never asked, and waits for a press. */
export function withoutPart(search: SearchParams, key: string): SearchParams {
  return PLACE_KEYS.includes(key) ? without(search, key) : { ...without(search, 'q', key), ...askedText(search) };
}

/** Asks for the active filters, as a table (spec 7.8), from the first page and with every row closed. */
export function asking(search: SearchParams): SearchParams {
  return { ...without(search, 'page', 'open', 'view'), q: ASKED_AS_SHOWN };
}

export function onPage(search: SearchParams, page: number): SearchParams {
  const rest = without(search, 'page', 'open');
  return page === 1 ? rest : { ...rest, page: String(page) };
}

/** Opens the row, or closes it when it is the open one: one at a time (spec 7.10). */
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
export function storyOf(order: string): SearchParams {
  return { order, q: ASKED_AS_SHOWN, view: STORY };
}

/** The address of what the table shows, or without a query of the filters; its dates fixed or relative to the reader's day. */
export function linkTo(search: SearchParams, dates: 'fixed' | 'relative'): SearchParams {
  const { asked, filters, unread } = readQuestion(search);
  if (unread.length > 0) return search;
  const { dateRange, ...others } = asked ?? filters;
  const range = dateRange && (dates === 'fixed' ? { dateRange } : { [RELATIVE]: toRelative(dateRange) });
  const place = ['page', 'open', 'view', 'orden'].flatMap((key) => (search[key] ? [[key, search[key]]] : []));
  return { ...others, ...range, ...(asked && { q: ASKED_AS_SHOWN }), ...Object.fromEntries(place) };
}

/** What the table shows, for an address whose filters are about to differ from it. */
function askedText(search: SearchParams): { q?: string } {
  const { asked, askable } = readQuestion(search);
  return askable ? { q: new URLSearchParams(Object.entries(asked ?? {})).toString() } : {};
}

function isEmpty(filters: Filters): boolean {
  return Object.keys(filters).length === 0;
}

function without(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));
}

function only(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => keys.includes(key)));
}
