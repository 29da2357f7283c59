import { REFUND_REASONS, REFUND_STATUSES } from '~/features/transactions/codes/refund-codes';
import { filterReaders } from '~/features/transactions/query/filter-readers';
import { readList, writeList } from '~/features/transactions/query/filters';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, type UnreadPart, unreadParts } from '~/shared/address/unread-parts';
import { type Sort, without } from '~/shared/list/list-address';
import { listAddress } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { ALL_DAYS, resolvePeriod, writeRange } from '~/shared/period/period';
import { LIST_FILTERS, type RefundFilters, SINGLE_FILTERS, SORTABLE, toQuery, VIEWS } from '../api/refund-filters';
import { copy } from '../copy';

const DEFAULT_PERIOD = '30d';

const TABS = ['linea', 'cambios'] as const;

/** Parts of the details; undefined is the summary. */
export type DetailTab = (typeof TABS)[number] | undefined;

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'date', descending: true },
  rowKeys: ['devolucion', 'detalle', 'nueva', 'lote'],
});

/** The search that the address holds. */
export interface RefundSearch {
  /** With the days that the period means today. */
  filters: RefundFilters;
  /** As the address names it: a preset, start_end, or ALL_DAYS. */
  period: string;
  page: number;
  size: number;
  sort: Sort;
  /** Id of the refund whose details are open. */
  open: string | undefined;
  tab: DetailTab;
  /** Operation that a refund is asked for of; '' before it is known, undefined while nobody asks. */
  asking: string | undefined;
  /** Whether a file of requests is being sent. */
  batch: boolean;
  /** What is not understood; while there is any, nothing is asked. */
  unread: readonly UnreadPart[];
}

function readersOf(today: string): Readers {
  const { dateRange = () => false, minAmount = () => false, maxAmount = () => false } = filterReaders(today);
  const codes = (table: object) => (text: string) =>
    readList(text).length > 0 && readList(text).every((code) => Object.hasOwn(table, code));
  return {
    ...{ minAmount, maxAmount },
    dateRange: (text) => text === ALL_DAYS || dateRange(text),
    status: codes(REFUND_STATUSES),
    reasonCode: codes(REFUND_REASONS),
    paymentMethod: (text) => readList(text).length > 0,
    q: (text) => (sensitiveKind(text) ? copy.personal : /\S/.test(text)),
    view: (text) => VIEWS.some((view) => view === text),
    ...LIST.readers,
    devolucion: () => true,
    detalle: (text) => TABS.some((tab) => tab === text),
    nueva: () => true,
    lote: (text) => text === '1',
  };
}

/** @param today the platform's day, yyyy-mm-dd */
export function readRefundSearch(search: SearchParams, today: string): RefundSearch {
  const period = search.dateRange ?? DEFAULT_PERIOD;
  const range = resolvePeriod(period, today);
  const lists = LIST_FILTERS.map((key) => [key, readList(search[key])] as const);
  const singles = SINGLE_FILTERS.map((key) => [key, search[key]?.trim() ?? ''] as const);
  const filters = Object.fromEntries([...lists, ...singles].filter(([, value]) => value.length > 0));
  return {
    filters: { ...filters, ...(range && { dateRange: writeRange(range) }) },
    period,
    ...LIST.read(search),
    open: search.devolucion && cleanId(search.devolucion).text,
    tab: TABS.find((tab) => tab === search.detalle),
    asking: search.nueva === '1' ? '' : search.nueva,
    batch: search.lote === '1',
    unread: unreadParts(search, readersOf(today)),
  };
}

/** Sets the given filters, each in place of what the address had under its key; an empty one goes. */
function withFilters(search: SearchParams, filters: RefundFilters): SearchParams {
  const written = Object.entries(toQuery(filters)).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : writeList(value),
  ]);
  const none = Object.fromEntries(Object.keys(filters).map((key) => [key, '']));
  return LIST.withFilters(search, { ...none, ...Object.fromEntries(written) });
}

export const REFUND_ADDRESS = { ...LIST, withFilters };

/** Opens a refund, on its page if that is another one; undefined closes. */
export function opened(search: SearchParams, refundId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'nueva', 'lote');
  return refundId === undefined ? without(placed, 'devolucion', 'detalle') : { ...placed, devolucion: refundId };
}

/** The part of an address that is worth a name: filters and sort. */
export function savedPart(search: SearchParams): SearchParams {
  return without(search, 'page', 'size', 'devolucion', 'detalle', 'nueva', 'lote');
}
