import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { FILTERS, SORTABLE, type UserFilters } from '../api/user-api';
import { copy } from '../copy';

/** Days for which somebody has not been here. */
export const IDLE_DAYS = ['7', '30', '90', '180'];

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'lastAccess', descending: true },
  rowKeys: ['usuario', 'detalle', 'nuevo'],
});

/** The part of the screen; undefined is the people. */
export type Part = 'permisos' | undefined;

/** Parts of the details; undefined is the account. */
export type DetailTab = 'cambios' | undefined;

const readers: Readers = {
  q: (text) => /\S/.test(text),
  role: (text) => Object.hasOwn(copy.roles, text),
  status: (text) => Object.hasOwn(copy.statusLabels, text),
  idleDays: (text) => /^[1-9]\d{0,3}$/.test(text),
  ...LIST.readers,
  parte: (text) => text === 'permisos',
  usuario: () => true,
  detalle: (text) => text === 'cambios',
  nuevo: (text) => text === '1',
};

function opened(search: SearchParams, userId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'nuevo');
  return userId === undefined ? without(placed, 'usuario', 'detalle') : { ...placed, usuario: userId };
}

/** The search in the address and the ways to change it; each filter holds one value. */
export function useUserSearch() {
  const list = useListSearch(LIST);
  const { params } = list;
  const { open, amend, close, step } = list.steps;
  const filters: UserFilters = Object.fromEntries(
    FILTERS.flatMap((key) => (params[key]?.trim() ? [[key, params[key].trim()]] : [])),
  );
  return {
    ...list,
    filters,
    part: (params.parte === 'permisos' ? 'permisos' : undefined) as Part,
    open: params.usuario && cleanId(params.usuario).text,
    tab: (params.detalle === 'cambios' ? 'cambios' : undefined) as DetailTab,
    inviting: params.nuevo === '1',
    unread: unreadParts(params, readers),
    goToPart: (part: Part) => step((): SearchParams => (part ? { parte: part } : {})),
    openUser: (userId: string) => open((current) => opened(current, userId)),
    closeUser: () => close((current) => opened(current, undefined)),
    moveTo: (userId: string, page?: number) => amend((current) => opened(current, userId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    invite: () => open((current) => ({ ...opened(without(current, 'parte'), undefined), nuevo: '1' })),
    closeInvite: () => close((current) => without(current, 'nuevo')),
  };
}

export type UserSearch = ReturnType<typeof useUserSearch>;
