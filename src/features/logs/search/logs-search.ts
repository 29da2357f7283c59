import { addressOf } from '~/session/links';
import { isRepeated, parseSearch, type SearchParams } from '~/shared/address/search-params';
import { type Readers, type UnreadPart, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { FILTER_KEYS, type FilterKey, type Filters, isFilterKey } from '../api/filter-types';
import { cleanValue } from './clean-value';
import { isRange, rangeError, resolveRange, thisDay, toRelative } from './date-range';
import { betweenDays } from './minutes';

/**
 * The search that the address holds. Filters stand under their own keys. `q` is '1' when just these filters were
 * asked for; once they differ from what the table shows it holds the applied ones as a query text, so that a reload
 * brings back both. `rango` ('7d') stands for a range of dates that ends on the day of reading. `page` counts from 1, `open` is the index of the open row among all results, from 0.
 */
export interface LogsSearch {
  /** A range of dates is among them whatever its bounds: what is wrong with it stands in `unread`. */
  filters: Filters;
  /** What the table shows, or null before any query. */
  applied: Filters | null;
  /** Whether all of `applied` was understood, so that it may be sent (spec 7.5). */
  sendable: boolean;
  /** What is wrong in the address. */
  unread: readonly UnreadPart[];
  page: string | undefined;
  open: number | undefined;
  /** 'date' or '-date'; undefined as the response came. */
  sort: string | undefined;
  /** The second view of the same response, or undefined for the table. */
  view: 'historia' | undefined;
}

/** Part of the storage key of what a person searched in the logs. */
export const LOG_SEARCHES = 'searches';

const APPLIED_AS_SHOWN = '1';

const TIMELINE = 'historia';

/** Search key of a relative range. */
const RELATIVE = 'rango';

/** @param today the user's day, yyyy-mm-dd: what a relative range means, and the bounds of every range */
export function readLogsSearch(search: SearchParams, today = thisDay()): LogsSearch {
  const shown = readFilters(without(search, ...POSITION_KEYS), today);
  const applied = search.q === APPLIED_AS_SHOWN ? shown : readFilters(parseSearch(search.q ?? ''), today);
  const [wrong] = applied === shown ? [] : applied.unread;
  return {
    filters: shown.filters,
    applied: isEmpty(applied.filters) ? null : applied.filters,
    sendable: !isEmpty(applied.filters) && applied.unread.length === 0,
    unread: [
      ...shown.unread,
      ...unreadParts(only(search, ...POSITION_KEYS), POSITION),
      ...(wrong ? [{ ...wrong, key: 'q', value: search.q ?? '' }] : []),
    ],
    ...placeOf(search),
    view: search.view === TIMELINE ? TIMELINE : undefined,
  };
}

/** Where one stands in the response: no part of the search. */
const POSITION: Readers = {
  q: () => true,
  page: (text) => /^[1-9]\d{0,8}$/.test(text),
  open: (text) => /^\d{1,9}$/.test(text),
  orden: (text) => text !== '-',
  view: (text) => text === TIMELINE,
};
const POSITION_KEYS = Object.keys(POSITION);

/** What of the position the results alone are drawn with. */
const PLACE: readonly string[] = ['page', 'open', 'orden'];

/** The search as all but the results are drawn with: without the place in them, as far as that can be read. */
export function withoutPlace(search: SearchParams): SearchParams {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => !PLACE.includes(key) || POSITION[key]?.(value) !== true),
  );
}

/** The place in the results. */
export function placeOf(search: SearchParams): Pick<LogsSearch, 'page' | 'open' | 'sort'> {
  const { page, open, orden: sort } = search;
  return { page, open: open !== undefined && POSITION.open?.(open) === true ? Number(open) : undefined, sort };
}

function readFilters(sent: SearchParams, today: string): { filters: Filters; unread: UnreadPart[] } {
  // A relative range means days; beside days of its own nobody knows which are meant.
  const days = sent[RELATIVE] === undefined ? betweenDays(sent.between) : undefined;
  const search = Object.fromEntries(
    Object.entries({ ...(days && { dateRange: days }), ...sent }).map(([key, value]) => {
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
  readers.between = (minutes) => betweenDays(minutes) !== undefined;
  const filters = Object.entries(search).filter(
    ([key, value]) =>
      isFilterKey(key) &&
      value.trim() !== '' &&
      !isRepeated(value) &&
      (key !== 'dateRange' || isRange(value)) &&
      (key !== 'between' || betweenDays(value) !== undefined),
  );
  return { filters: Object.fromEntries(filters), unread: unreadParts(search, readers) };
}

/** The part of an address that is worth a name: the filters, also what is not understood of them. */
export function savedPart(search: SearchParams): Filters {
  const { filters, unread } = readFilters(without(search, ...POSITION_KEYS), thisDay());
  return { ...Object.fromEntries(unread.map(({ key, value }) => [key, value])), ...filters };
}

/** Adds a filter; a new value of the same type replaces the old one (spec 7.3), and minutes come and go with their days (spec 7.17). Asks nothing. */
export function withFilter(search: SearchParams, key: FilterKey, value: string): SearchParams {
  const gone = key === 'dateRange' ? [RELATIVE, 'between'] : key === 'between' ? [RELATIVE] : [];
  const days = key === 'between' ? betweenDays(value) : undefined;
  return { ...without(search, 'q', ...gone), ...appliedParam(search), [key]: value, ...(days && { dateRange: days }) };
}

/** Takes a filter away. Asks nothing: the table keeps what was asked for. */
export function withoutFilter(search: SearchParams, key: FilterKey): SearchParams {
  const gone = key === 'dateRange' ? [key, RELATIVE, 'between'] : [key];
  return { ...without(search, 'q', ...gone), ...appliedParam(search) };
}

/** Takes away what was not understood; what it was a part of was never asked, and waits for a press. */
export function withoutPart(search: SearchParams, key: string): SearchParams {
  return POSITION_KEYS.includes(key) ? without(search, key) : { ...without(search, 'q', key), ...appliedParam(search) };
}

/** Asks for the active filters, as a table (spec 7.8), from the first page and with every row closed. */
export function applyFilters(search: SearchParams): SearchParams {
  return { ...without(search, 'page', 'open', 'view'), q: APPLIED_AS_SHOWN };
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

/** The table, or the timeline of the same response. */
export function inView(search: SearchParams, view: LogsSearch['view']): SearchParams {
  return view ? { ...search, view } : without(search, 'view');
}

/** Sorts all results, from the first page; undefined leaves them as the response came. */
export function sortedBy(search: SearchParams, sort: string | undefined): SearchParams {
  const rest = without(search, 'page', 'orden');
  return sort === undefined ? rest : { ...rest, orden: sort };
}

/** The address of what the table shows, or without a query of the filters; its dates fixed or relative to the reader's day. */
export function linkTo(search: SearchParams, dates: 'fixed' | 'relative'): SearchParams {
  const { applied, filters, unread } = readLogsSearch(search);
  if (unread.length > 0) return search;
  const { dateRange, ...others } = applied ?? filters;
  const range = dateRange && (dates === 'fixed' ? { dateRange } : { [RELATIVE]: toRelative(dateRange) });
  const kept = ['page', 'open', 'view', 'orden'].flatMap((key) => (search[key] ? [[key, search[key]]] : []));
  return { ...others, ...range, ...(applied && { q: APPLIED_AS_SHOWN }), ...Object.fromEntries(kept) };
}

/** What the table shows, for an address whose filters are about to differ from it. */
function appliedParam(search: SearchParams): { q?: string } {
  const { applied, sendable } = readLogsSearch(search);
  return sendable ? { q: new URLSearchParams(Object.entries(applied ?? {})).toString() } : {};
}

function isEmpty(filters: Filters): boolean {
  return Object.keys(filters).length === 0;
}

function only(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => keys.includes(key)));
}

/** The address of a search under the path of the logs that is open now. */
export function logsAddress(search: SearchParams): string {
  return addressOf({ to: window.location.hash.slice(1).split('?')[0] || '/logs', search });
}
