import { Inbox } from 'lucide-react';
import { Suspense } from 'react';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { StatusTabs } from '~/shared/list/status-tabs';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { lazyPart } from '~/shared/ui/lazy-part';
import { LackingCall } from '~/shared/write/lacking-call';
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

const STATUS_LABELS = Object.fromEntries(Object.entries(STATUSES).map(([code, { label }]) => [code, label]));

/** What was sent, and what became of it. */
export function DeliveriesPart({ search }: { search: DeliverySearchState }) {
  const list = useList({ search, query: deliveryQueries.page(search), Record: DeliveryDrawer });
  const { current, understood } = list;
  if (list.lacking) return <LackingCall text={copy.lacking} call="GET /notification" query={list} />;
  return (
    <>
      <SearchPanel search={search} />
      <StatusTabs
        words={copy}
        labels={STATUS_LABELS}
        counts={current?.statusCounts}
        chosen={search.filters.status?.join(',')}
        onChoose={(status) => search.setFilters({ status: status ? [status] : [] })}
      />
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
