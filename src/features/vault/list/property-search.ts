import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { type PropertyFilters, SORTABLE } from '../api/property-api';
import { copy } from '../copy';

const DAY = 86_400_000;

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'key', descending: false },
  rowKeys: ['propiedad', 'detalle', 'nueva'],
});

/** Parts of the details; undefined is the value. */
export type DetailTab = 'versiones' | 'cambios' | undefined;

const isTab = (text: string | undefined): text is Exclude<DetailTab, undefined> =>
  text === 'versiones' || text === 'cambios';

const readers: Readers = {
  q: (text) => /\S/.test(text),
  service: (text) => /\S/.test(text),
  type: (text) => Object.hasOwn(copy.types, text),
  status: (text) => Object.hasOwn(copy.statusLabels, text),
  dias: (text) => Object.hasOwn(copy.days, text),
  ...LIST.readers,
  propiedad: () => true,
  detalle: isTab,
  nueva: (text) => text === '1',
};

function opened(search: SearchParams, propertyId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'nueva');
  return propertyId === undefined ? without(placed, 'propiedad', 'detalle') : { ...placed, propiedad: propertyId };
}

/** The search in the address and the ways to change it; each filter holds one value. */
export function usePropertySearch() {
  const list = useListSearch(LIST);
  const today = usePlatformDay();
  const { params } = list;
  const { open, amend, close } = list.steps;
  const { q, service, type, status, dias } = params;
  const since = dias && Object.hasOwn(copy.days, dias) ? daysBefore(today, Number(dias) - 1) : undefined;
  const filters: PropertyFilters = Object.fromEntries(
    Object.entries({ q, service, type, status, since }).flatMap(([key, value]) =>
      value?.trim() ? [[key, value.trim()]] : [],
    ),
  );
  return {
    ...list,
    filters,
    days: dias,
    open: params.propiedad && cleanId(params.propiedad).text,
    tab: (isTab(params.detalle) ? params.detalle : undefined) as DetailTab,
    creating: params.nueva === '1',
    unread: unreadParts(params, readers),
    openProperty: (propertyId: string) => open((current) => opened(current, propertyId)),
    closeProperty: () => close((current) => opened(current, undefined)),
    moveTo: (propertyId: string, page?: number) => amend((current) => opened(current, propertyId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    create: () => open((current) => ({ ...opened(current, undefined), nueva: '1' })),
    closeCreate: () => close((current) => without(current, 'nueva')),
  };
}

export type PropertySearch = ReturnType<typeof usePropertySearch>;

/** @param day yyyy-mm-dd */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
}
