import { serverNow } from '~/session/server-clock';
import type { SearchParams } from '~/shared/address/search-params';
import { platformDay } from '~/shared/period/period';
import { periodLabel } from '~/shared/period/period-label';
import { filterTerms } from './filter-terms';
import { readHistorySearch } from './history-search';

/** 'Últimos 7 días · Método OXXO · Monto = $ 499.00'. */
export function labelOf(search: SearchParams): string {
  const { filters, period } = readHistorySearch(search, platformDay(serverNow()));
  const days = periodLabel(period);
  return [...(days ? [days] : []), ...filterTerms(filters).map(({ label, text }) => `${label} ${text}`)].join(' · ');
}

export function unreadOf(search: SearchParams) {
  return readHistorySearch(search, platformDay(serverNow())).unread;
}
