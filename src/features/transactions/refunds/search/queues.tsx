import { REFUND_STATUSES } from '~/features/transactions/codes/refund-codes';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { StatusTabs } from '~/shared/list/status-tabs';
import { ALL_DAYS } from '~/shared/period/period';
import { CountTabs } from '~/shared/ui/count-tabs';
import type { RefundPage } from '../api/refund';
import { VIEWS } from '../api/refund-filters';
import { copy } from '../copy';
import type { RefundSearchState } from './use-refund-search';

const STATUS_LABELS = Object.fromEntries(Object.entries(REFUND_STATUSES).map(([code, { label }]) => [code, label]));

interface QueuesProps {
  search: RefundSearchState;
  /** Undefined until it is there. */
  found: RefundPage | undefined;
}

const text = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : MISSING);

/** The queues of whoever asks, and below them the states, each with how many it has under the other filters. */
export function Queues({ search, found }: QueuesProps) {
  const { view = '', status = [] } = search.filters;
  const counts = found && Object.values(found.statusCounts);
  const all = counts?.every((count) => count !== null) ? counts.reduce((sum, count) => sum + count, 0) : null;
  const views = VIEWS.map((name) => ({
    label: copy.viewNames[name],
    isOn: view === name,
    count: found && text(found.viewCounts[name]),
    // What waits waits from whatever day.
    onChoose: () => search.setFilters({ view: name, status: [], ...(name !== 'MINE' && { dateRange: ALL_DAYS }) }),
  }));
  const every = {
    label: copy.allViews,
    isOn: view === '',
    count: found && view === '' ? text(all) : undefined,
    onChoose: () => search.setFilters({ view: '' }),
  };
  return (
    <>
      <CountTabs main legend={copy.views} tabs={[every, ...views]} />
      <StatusTabs
        words={copy}
        labels={STATUS_LABELS}
        counts={found?.statusCounts}
        chosen={status.join(',')}
        onChoose={(code) => search.setFilters({ status: code ? [code] : [] })}
      />
    </>
  );
}
