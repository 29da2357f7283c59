import { platformDay, presetOf, readRange, showRange } from '~/features/transactions/query/period';
import { serverNow } from '~/session/server-clock';
import type { SearchParams } from '~/shared/address/search-params';
import type { SearchPlace } from '~/shared/list/saved-searches';
import { SearchesDialog } from '~/shared/list/saved-searches-dialog';
import { PERSON_MARK } from '~/shared/masking/searched-person';
import { PERIODS, SEARCHES } from '../copy';
import { filterTerms } from './filter-terms';
import { readHistorySearch, savedPart } from './history-search';

interface SearchesModalProps {
  email: string;
  params: SearchParams;
  open: boolean;
  onClose: () => void;
  onChoose: (search: SearchParams) => void;
}

const POSITION: SearchPlace = { name: 'operations' };

/** The filters and orders that a person gave a name. */
export function SearchesModal({ params, ...rest }: SearchesModalProps) {
  return (
    <SearchesDialog
      {...rest}
      title={SEARCHES}
      place={POSITION}
      current={savedPart(params)}
      personal={params[PERSON_MARK] !== undefined}
      labelOf={labelOf}
      unreadOf={(kept) => readHistorySearch(kept, platformDay(serverNow())).unread}
    />
  );
}

/** 'Últimos 7 días · Método OXXO · Monto = $ 499.00'. */
function labelOf(search: SearchParams): string {
  const { filters, period } = readHistorySearch(search, platformDay(serverNow()));
  const range = presetOf(period) ? undefined : readRange(period);
  const days = range ? showRange(range) : PERIODS.find(([name]) => name === period)?.[1];
  return [...(days ? [days] : []), ...filterTerms(filters).map(({ label, text }) => `${label} ${text}`)].join(' · ');
}
