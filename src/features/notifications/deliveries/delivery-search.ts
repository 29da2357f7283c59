import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, type UnreadPart, unreadParts } from '~/shared/address/unread-parts';
import { type Sort, without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { ALL_DAYS, presetOf, resolvePeriod, writeRange } from '~/shared/period/period';
import { readsRange } from '~/shared/period/range-bounds';
import { type DeliveryFilters, LIST_FILTERS, toQuery } from '../api/notification-api';
import { copy } from '../copy';
import { STATUSES, TYPES } from '../terms';

const DEFAULT_PERIOD = 'hoy';

const PARTS = ['plantillas', 'avisos'] as const;
const TABS = ['cambios'] as const;

/** The part of the screen; undefined is the deliveries. */
export type Part = (typeof PARTS)[number] | undefined;

/** The part of a record; undefined is the attempts. */
export type DetailTab = (typeof TABS)[number] | undefined;

const LIST = listAddress({
  sortable: ['date'],
  defaultSort: { field: 'date', descending: true },
  rowKeys: ['envio', 'detalle', 'reenviar', 'plantilla', 'aviso'],
});

const split = (text = '') => text.split(',').filter(Boolean);

const isOne = (known: readonly string[]) => (text: string) => known.some((one) => one === text);

const among = (table: object) => (text: string) =>
  split(text).length > 0 && split(text).every((code) => Object.hasOwn(table, code));

function readersOf(today: string): Readers {
  return {
    dateRange: (text) => text === ALL_DAYS || presetOf(text) !== undefined || readsRange(text, today),
    status: among(STATUSES),
    type: among(TYPES),
    event: (text) => split(text).length > 0,
    httpStatus: (text) => split(text).length > 0 && split(text).every((code) => /^[1-5]\d\d$/.test(code)),
    q: (text) => (sensitiveKind(text) ? copy.personal : /\S/.test(text)),
    ...LIST.readers,
    parte: isOne(PARTS),
    detalle: isOne(TABS),
    reenviar: isOne(['1']),
    envio: () => true,
    plantilla: () => true,
    aviso: () => true,
  };
}

/** What the address holds. */
export interface DeliverySearch {
  part: Part;
  /** With the days that the period means today. */
  filters: DeliveryFilters;
  /** As the address names it: a preset, start_end, or ALL_DAYS. */
  period: string;
  page: number;
  size: number;
  sort: Sort;
  /** Id of the delivery whose details are open, of the template, of the notice; of a new one '1'. */
  open: string | undefined;
  tab: DetailTab;
  template: string | undefined;
  notice: string | undefined;
  /** Whether those that are found are to be sent again. */
  resending: boolean;
  /** What is not understood; while there is any, nothing is asked. */
  unread: readonly UnreadPart[];
}

/** @param today the platform's day, yyyy-mm-dd */
function readDeliverySearch(search: SearchParams, today: string): DeliverySearch {
  const period = search.dateRange ?? DEFAULT_PERIOD;
  const range = resolvePeriod(period, today);
  const lists = LIST_FILTERS.map((key) => [key, split(search[key])] as const);
  const filters = Object.fromEntries([...lists, ['q', search.q?.trim() ?? '']].filter(([, value]) => value?.length));
  return {
    part: PARTS.find((part) => part === search.parte),
    filters: { ...filters, ...(range && { dateRange: writeRange(range) }) },
    period,
    ...LIST.read(search),
    open: search.envio && cleanId(search.envio).text,
    tab: TABS.find((tab) => tab === search.detalle),
    template: search.plantilla,
    notice: search.aviso,
    resending: search.reenviar === '1',
    unread: unreadParts(search, readersOf(today)),
  };
}

/** Sets the given filters, each in place of what the address had under its key; an empty one goes. */
function withFilters(search: SearchParams, filters: DeliveryFilters): SearchParams {
  const written = Object.entries(toQuery(filters)).map(([key, value]) => [key, String(value)]);
  const none = Object.fromEntries(Object.keys(filters).map((key) => [key, '']));
  return LIST.withFilters(search, { ...none, ...Object.fromEntries(written) });
}

function opened(search: SearchParams, id: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'reenviar');
  return id === undefined ? without(placed, 'envio', 'detalle') : { ...placed, envio: id };
}

const ADDRESS = { ...LIST, withFilters };

/** The search in the address and the ways to change it. */
export function useDeliverySearch() {
  const list = useListSearch(ADDRESS);
  const { open, amend, close, step } = list.steps;
  const today = usePlatformDay();
  const set = (key: string, value: string | undefined) => (current: SearchParams) =>
    value === undefined ? without(current, key) : { ...current, [key]: value };
  return {
    ...list,
    ...readDeliverySearch(list.params, today),
    today,
    goToPart: (part: Part) => step((): SearchParams => (part ? { parte: part } : {})),
    openDelivery: (id: string) => open((current) => opened(current, id)),
    closeDelivery: () => close((current) => opened(current, undefined)),
    moveTo: (id: string, page?: number) => amend((current) => opened(current, id, page)),
    showTab: (tab: DetailTab) => amend(set('detalle', tab)),
    askResend: () => open((current) => ({ ...opened(current, undefined), reenviar: '1' })),
    closeResend: () => close(set('reenviar', undefined)),
    openTemplate: (id: string) => open(set('plantilla', id)),
    closeTemplate: () => close(set('plantilla', undefined)),
    openNotice: (id: string) => open(set('aviso', id)),
    closeNotice: () => close(set('aviso', undefined)),
  };
}

export type DeliverySearchState = ReturnType<typeof useDeliverySearch>;
