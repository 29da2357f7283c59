import { usePlatformDay } from '~/session/platform-day';
import { agreeOn } from '~/shared/address/search-params';
import { without } from '~/shared/list/list-address';
import { useListSearch } from '~/shared/list/list-search';
import { type DetailTab, opened, REFUND_ADDRESS, readRefundSearch } from './refund-search';

/** The search in the address and the ways to change it. */
export function useRefundSearch() {
  const list = useListSearch(REFUND_ADDRESS);
  const { open, amend, close } = list.steps;
  const today = usePlatformDay();
  return {
    ...list,
    ...readRefundSearch(list.params, today),
    today,
    openRefund: (refundId: string) => open((current) => opened(current, refundId)),
    closeRefund: () => close((current) => opened(current, undefined)),
    moveTo: (refundId: string, page?: number) => amend((current) => opened(current, refundId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    /** @param operationId once it is known */
    ask: (operationId?: string) =>
      operationId === undefined
        ? open((current) => ({ ...opened(current, undefined), nueva: '1' }))
        : amend((current) => ({ ...current, nueva: operationId || '1' })),
    askMany: () => open((current) => ({ ...opened(current, undefined), lote: '1' })),
    closeDialog: () => close((current) => without(current, 'nueva', 'lote')),
    /** To what was asked for; whoever has left the dialog meanwhile stays where they are. */
    asked: (refundId: string) =>
      amend((current) => (agreeOn(['nueva'], current, list.params) ? opened(current, refundId) : current)),
  };
}

export type RefundSearchState = ReturnType<typeof useRefundSearch>;
