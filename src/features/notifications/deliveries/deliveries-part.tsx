import { Inbox } from 'lucide-react';
import { Suspense } from 'react';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { CountTabs } from '~/shared/ui/count-tabs';
import { lazyPart } from '~/shared/ui/lazy-part';
import { LackingCall } from '~/shared/write/lacking-call';
import type { DeliveryPage } from '../api/notification';
import { deliveryQueries, toQuery } from '../api/notification-api';
import { copy } from '../copy';
import { STATUSES } from '../terms';
import type { DeliverySearchState } from './delivery-search';
import { SearchPanel } from './search-panel';

const DeliveryRows = lazyRows(() => import('./delivery-rows').then((module) => module.DeliveryRows));
const ResendPanel = lazyPart(() => import('../resend/resend-panel').then((module) => module.ResendPanel));
const DeliveryDrawer = lazyRecord(
  () => import('../record/delivery-drawer').then((module) => module.DeliveryDrawer),
  ({ search }) => search.closeDelivery(),
);

/** What was sent, and what became of it. */
export function DeliveriesPart({ search }: { search: DeliverySearchState }) {
  const list = useList({ search, query: deliveryQueries.page(search), Record: DeliveryDrawer });
  const { current, understood } = list;
  if (list.lacking) return <LackingCall text={copy.lacking} call="GET /notification" query={list} />;
  return (
    <>
      <SearchPanel search={search} />
      <States search={search} found={current} />
      {search.resending && understood && (
        <Suspense>
          <ResendPanel key={JSON.stringify(toQuery(search.filters))} found={current} search={search} />
        </Suspense>
      )}
      <ListArea list={list} search={search} words={copy} preload={DeliveryRows.preload}>
        {(found, onPage) =>
          found.deliveries.length > 0 ? (
            <DeliveryRows found={found} search={search} onPage={onPage} />
          ) : (
            <NoRows
              total={found.total}
              search={search}
              isFiltered={Object.keys(search.filters).length > 0}
              onClear={() => search.goTo({ dateRange: 'todo' })}
              icon={Inbox}
              words={copy}
            />
          )
        }
      </ListArea>
      {search.open !== undefined && <DeliveryDrawer id={search.open} list={current} search={search} />}
    </>
  );
}

/** The states, each with how many it has under the other filters. */
function States({ search, found }: { search: DeliverySearchState; found: DeliveryPage | undefined }) {
  const { status = [] } = search.filters;
  const counts = found && Object.values(found.statusCounts);
  const all = counts?.every((count) => count !== null) ? counts.reduce((sum, count) => sum + (count ?? 0), 0) : null;
  const text = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : MISSING);
  const tabs = Object.entries(STATUSES).map(([code, { label }]) => ({
    label,
    isOn: status.length === 1 && status[0] === code,
    count: found && text(found.statusCounts[code] ?? 0),
    onChoose: () => search.setFilters({ status: [code] }),
  }));
  const every = {
    label: copy.allStatuses,
    isOn: status.length === 0,
    count: found && text(all),
    onChoose: () => search.setFilters({ status: [] }),
  };
  return <CountTabs small legend={copy.statuses} tabs={[every, ...tabs]} />;
}
