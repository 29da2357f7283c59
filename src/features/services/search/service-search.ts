import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { LIST_FILTERS, type ServiceFilters, SORTABLE } from '../api/service-api';
import { copy } from '../copy';
import { STATUSES } from '../statuses';

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'status', descending: true },
  rowKeys: ['servicio', 'detalle'],
});

/** Parts of the details; undefined is the summary. */
export type DetailTab = 'cambios' | undefined;

const readers: Readers = {
  q: (text) => /\S/.test(text),
  status: (text) => STATUSES.some((status) => status === text),
  type: (text) => Object.hasOwn(copy.type, text),
  server: () => true,
  tag: () => true,
  ...LIST.readers,
  servicio: () => true,
  detalle: (text) => text === 'cambios',
};

function readSearch(search: SearchParams) {
  const q = search.q?.trim();
  const lists = LIST_FILTERS.flatMap((key) => (search[key] ? [[key, [search[key]]] as const] : []));
  const filters: ServiceFilters = { ...(q && { q }), ...Object.fromEntries(lists) };
  return {
    filters,
    open: search.servicio && cleanId(search.servicio).text,
    tab: (search.detalle === 'cambios' ? 'cambios' : undefined) as DetailTab,
    unread: unreadParts(search, readers),
  };
}

/** Opens a service, on its page if that is another one; undefined closes. */
function opened(search: SearchParams, serviceId: string | undefined, page?: number): SearchParams {
  const placed = page === undefined ? search : LIST.onPage(search, page);
  return serviceId === undefined ? without(placed, 'servicio', 'detalle') : { ...placed, servicio: serviceId };
}

/** The search in the address and the ways to change it; each filter holds one value. */
export function useServiceSearch() {
  const list = useListSearch(LIST);
  const { open, amend, close } = list.steps;
  return {
    ...list,
    ...readSearch(list.params),
    openService: (serviceId: string) => open((current) => opened(current, serviceId)),
    closeService: () => close((current) => opened(current, undefined)),
    moveTo: (serviceId: string, page?: number) => amend((current) => opened(current, serviceId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
  };
}

export type ServiceSearch = ReturnType<typeof useServiceSearch>;
