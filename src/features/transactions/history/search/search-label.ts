import { copy } from '~/features/transactions/parts/copy';
import { platformDay, presetOf, readRange, showRange } from '~/features/transactions/query/period';
import { serverNow } from '~/session/server-clock';
import type { SearchParams } from '~/shared/address/search-params';
import { filterTerms } from './filter-terms';
import { readHistorySearch } from './history-search';

/** 'Últimos 7 días · Método OXXO · Monto = $ 499.00'. */
export function labelOf(search: SearchParams): string {
  const { filters, period } = readHistorySearch(search, platformDay(serverNow()));
  const range = presetOf(period) ? undefined : readRange(period);
  const days = range ? showRange(range) : copy.periods.find(([name]) => name === period)?.[1];
  return [...(days ? [days] : []), ...filterTerms(filters).map(({ label, text }) => `${label} ${text}`)].join(' · ');
}

export function unreadOf(search: SearchParams) {
  return readHistorySearch(search, platformDay(serverNow())).unread;
}
