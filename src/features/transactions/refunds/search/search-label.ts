import { REFUND_STATUSES } from '~/features/transactions/codes/refund-codes';
import { serverNow } from '~/session/server-clock';
import type { SearchParams } from '~/shared/address/search-params';
import { platformDay } from '~/shared/period/period';
import { periodLabel } from '~/shared/period/period-label';
import { copy } from '../copy';
import { readRefundSearch } from './refund-search';
import { refundTerms } from './search-panel';

/** 'Por autorizar por mí · Últimos 30 días · Motivo Fraude'. */
export function labelOf(search: SearchParams): string {
  const { filters, period } = readRefundSearch(search, platformDay(serverNow()));
  const days = periodLabel(period);
  const view = copy.viewNames[filters.view as keyof typeof copy.viewNames];
  const statuses = filters.status?.map((status) => REFUND_STATUSES[status]?.label ?? status).join(', ');
  return [view, days, statuses, ...refundTerms(filters).map(({ label, text }) => `${label} ${text}`)]
    .filter(Boolean)
    .join(' · ');
}

export function unreadOf(search: SearchParams) {
  return readRefundSearch(search, platformDay(serverNow())).unread;
}
