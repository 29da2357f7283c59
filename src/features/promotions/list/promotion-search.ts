import { agreeOn, type SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { isDay } from '~/shared/period/period';
import { FILTERS, type PromotionFilters, SORTABLE } from '../api/promotion-api';
import { copy } from '../copy';

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'status', descending: false },
  rowKeys: ['promocion', 'detalle', 'nueva', 'editar'],
});

/** Of the address, for a promotion that is none's copy. */
const NOTHING = 'si';

/** What is written: something new, a copy of one, or one that there is. */
export interface Writing {
  kind: 'new' | 'copy' | 'edit';
  promotionId: string;
}

/** Parts of the record; undefined is what it offers. */
export type DetailTab = 'cambios' | undefined;

const readers: Readers = {
  q: (text) => /\S/.test(text),
  status: (text) => Object.hasOwn(copy.statusLabels, text),
  type: (text) => Object.hasOwn(copy.types, text),
  channel: (text) => /\S/.test(text),
  paymentMethod: (text) => Object.hasOwn(copy.methods, text),
  validOn: isDay,
  ...LIST.readers,
  promocion: () => true,
  detalle: (text) => text === 'cambios',
  nueva: (text) => /\S/.test(text),
  editar: (text) => text === '1',
};

function opened(search: SearchParams, promotionId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'nueva', 'editar');
  return promotionId === undefined
    ? without(placed, 'promocion', 'detalle', 'nueva', 'editar')
    : { ...placed, promocion: promotionId };
}

/** What is being written. */
function writingOf({ nueva, editar, promocion }: SearchParams): Writing | undefined {
  if (editar === '1' && promocion) return { kind: 'edit', promotionId: cleanId(promocion).text };
  if (!nueva) return undefined;
  return nueva === NOTHING ? { kind: 'new', promotionId: '' } : { kind: 'copy', promotionId: cleanId(nueva).text };
}

/** The search in the address and the ways to change it; each filter holds one value. */
export function usePromotionSearch() {
  const list = useListSearch(LIST);
  const { params } = list;
  const { open, amend, close } = list.steps;
  const filters: PromotionFilters = Object.fromEntries(
    FILTERS.flatMap((key) => (params[key]?.trim() ? [[key, params[key].trim()]] : [])),
  );
  return {
    ...list,
    filters,
    open: params.promocion && cleanId(params.promocion).text,
    tab: (params.detalle === 'cambios' ? 'cambios' : undefined) as DetailTab,
    writing: writingOf(params),
    unread: unreadParts(params, readers),
    openPromotion: (promotionId: string) => open((current) => opened(current, promotionId)),
    closePromotion: () => close((current) => opened(current, undefined)),
    moveTo: (promotionId: string, page?: number) => amend((current) => opened(current, promotionId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    /** Something new, or a copy of one. */
    write: (copied = NOTHING) => open((current) => ({ ...opened(current, undefined), nueva: copied })),
    edit: () => open((current) => ({ ...current, editar: '1' })),
    closeWriting: () => close((current) => without(current, 'nueva', 'editar')),
    /** To what was written; whoever has left the dialog meanwhile stays where they are. */
    wrote: (promotionId: string) =>
      amend((current) =>
        agreeOn(['nueva', 'editar', 'promocion'], current, params) ? opened(current, promotionId) : current,
      ),
  };
}

export type PromotionSearch = ReturnType<typeof usePromotionSearch>;
