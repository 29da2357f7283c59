import { agreeOn, type SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { type ChannelFilters, FILTERS, SORTABLE } from '../api/channel-api';
import { copy } from '../copy';

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'operations24h', descending: true },
  rowKeys: ['canal', 'detalle', 'nuevo', 'editar'],
});

/** Of the address, for a channel that is none's copy. */
const NOTHING = 'si';

/** What is written: something new, a copy of one, or one that there is. */
export interface Writing {
  kind: 'new' | 'copy' | 'edit';
  channelId: string;
}

const TABS = ['llaves', 'cambios'] as const;

/** Parts of the record; undefined is what it takes. */
export type DetailTab = (typeof TABS)[number] | undefined;

const readers: Readers = {
  q: (text) => /\S/.test(text),
  status: (text) => Object.hasOwn(copy.statusLabels, text),
  type: (text) => Object.hasOwn(copy.types, text),
  paymentMethod: (text) => Object.hasOwn(copy.methods, text),
  ...LIST.readers,
  canal: () => true,
  detalle: (text) => TABS.some((tab) => tab === text),
  nuevo: (text) => /\S/.test(text),
  editar: (text) => text === '1',
};

function opened(search: SearchParams, channelId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'nuevo', 'editar');
  return channelId === undefined ? without(placed, 'canal', 'detalle') : { ...placed, canal: channelId };
}

/** What is being written. */
function writingOf({ nuevo, editar, canal }: SearchParams): Writing | undefined {
  if (editar === '1' && canal) return { kind: 'edit', channelId: cleanId(canal).text };
  if (!nuevo) return undefined;
  return nuevo === NOTHING ? { kind: 'new', channelId: '' } : { kind: 'copy', channelId: cleanId(nuevo).text };
}

/** The search in the address and the ways to change it; each filter holds one value. */
export function useChannelSearch() {
  const list = useListSearch(LIST);
  const { params } = list;
  const { open, amend, close } = list.steps;
  const filters: ChannelFilters = Object.fromEntries(
    FILTERS.flatMap((key) => (params[key]?.trim() ? [[key, params[key].trim()]] : [])),
  );
  return {
    ...list,
    filters,
    open: params.canal && cleanId(params.canal).text,
    tab: TABS.find((tab) => tab === params.detalle) as DetailTab,
    writing: writingOf(params),
    unread: unreadParts(params, readers),
    openChannel: (channelId: string) => open((current) => opened(current, channelId)),
    closeChannel: () => close((current) => opened(current, undefined)),
    moveTo: (channelId: string, page?: number) => amend((current) => opened(current, channelId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    /** Something new, or a copy of one. */
    write: (copied = NOTHING) => open((current) => ({ ...opened(current, undefined), nuevo: copied })),
    edit: () => open((current) => ({ ...current, editar: '1' })),
    closeWriting: () => close((current) => without(current, 'nuevo', 'editar')),
    /** To what was written; whoever has left the dialog meanwhile stays where they are. */
    wrote: (channelId: string) =>
      amend((current) =>
        agreeOn(['nuevo', 'editar', 'canal'], current, params) ? opened(current, channelId) : current,
      ),
  };
}

export type ChannelSearch = ReturnType<typeof useChannelSearch>;
