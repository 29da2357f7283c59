import { useQuery } from '@tanstack/react-query';
import { FileQuestion, Inbox, SearchX } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { lacksCall } from '~/shared/api/lacks-call';
import { MISSING, RETRY } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { ListResults, lazyRows, usePageTurn } from '~/shared/list/list-results';
import { lazyRecord } from '~/shared/record/lazy-record';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { CountTabs } from '~/shared/ui/count-tabs';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { DeliveryPage } from '../api/notification';
import { deliveryQueries, toQuery } from '../api/notification-api';
import { copy } from '../copy';
import { STATUSES } from '../terms';
import { type DeliverySearchState, sortText } from './delivery-search';
import { SearchPanel } from './search-panel';

const DeliveryRows = lazyRows(() => import('./delivery-rows').then((module) => module.DeliveryRows));
const ResendPanel = lazyPart(() => import('../resend/resend-panel').then((module) => module.ResendPanel));
const UnavailablePart = lazyPart(() =>
  import('~/shared/write/unavailable-part').then((module) => module.UnavailablePart),
);
const DeliveryDrawer = lazyRecord(
  () => import('../record/delivery-drawer').then((module) => module.DeliveryDrawer),
  ({ search }) => search.closeDelivery(),
);

/** What was sent, and what became of it. */
export function DeliveriesPart({ search }: { search: DeliverySearchState }) {
  const { filters, page, size, sort, unread } = search;
  const understood = unread.length === 0;
  const list = useQuery({
    ...deliveryQueries.page({ filters, page, size, sort: sortText(sort) }),
    enabled: understood,
    // What the platform lacks is asked about once, and then when somebody wants to know.
    retryOnMount: ({ state }) => !lacksCall(state.error),
  });
  const { data: found, error } = list;
  const hasRows = found !== undefined;
  useEffect(() => {
    if (hasRows) DeliveryDrawer.preload();
  }, [hasRows]);
  const { results, goToPage } = usePageTurn(search.goToPage);
  const refresh = () => void list.refetch({ cancelRefetch: false });
  if (!hasRows && !list.isFetching && lacksCall(error)) {
    return (
      <Suspense>
        <UnavailablePart
          text={copy.lacking}
          call="GET /notification"
          error={error}
          checking={list.isFetching}
          onCheck={refresh}
        />
      </Suspense>
    );
  }
  const retry = (
    <Button size="sm" onClick={refresh}>
      {RETRY}
    </Button>
  );
  const current = understood && !list.isPlaceholderData ? found : undefined;
  const loading = list.isFetching && (list.isPlaceholderData || !found);
  return (
    <>
      <SearchPanel search={search} />
      <States search={search} found={current} />
      {search.resending && understood && (
        <Suspense>
          <ResendPanel key={JSON.stringify(toQuery(filters))} found={current} search={search} />
        </Suspense>
      )}
      <div ref={results} className="scroll-mt-24">
        {understood ? (
          <ListResults
            ready={hasRows}
            loading={loading}
            old={list.isPlaceholderData}
            lossy={false}
            preload={DeliveryRows.preload}
            otherwise={
              error && (
                <SectionError title={copy.results} message={failureText(error, copy.listFailed)} actions={retry} />
              )
            }
            warning={
              error &&
              !loading && (
                <AlertBox variant="warning" className="mb-3" actions={retry}>
                  {copy.notRefreshed}
                </AlertBox>
              )
            }
          >
            {found &&
              (found.deliveries.length > 0 ? (
                <DeliveryRows found={found} search={search} onPage={goToPage} />
              ) : (
                <NoDeliveries found={found} search={search} />
              ))}
          </ListResults>
        ) : (
          <Suspense>
            <UnreadParts parts={unread} onRemove={search.removePart} className="" />
          </Suspense>
        )}
      </div>
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

/** What would stand here, and the one thing that fills it. */
function NoDeliveries({ found, search }: { found: DeliveryPage; search: DeliverySearchState }) {
  if (found.total > 0) {
    return (
      <Card className="flex flex-col items-center pb-10">
        <EmptyState icon={FileQuestion} title={copy.beyondPages} />
        <Button onClick={() => search.goToPage(1)}>{copy.firstPage}</Button>
      </Card>
    );
  }
  const isFiltered = Object.keys(search.filters).length > 0;
  return (
    <Card className="flex flex-col items-center pb-10">
      {isFiltered ? (
        <>
          <EmptyState icon={SearchX} title={copy.noMatch} />
          <Button onClick={() => search.goTo({ dateRange: 'todo' })}>{copy.clear}</Button>
        </>
      ) : (
        <EmptyState icon={Inbox} title={copy.nothing} hint={copy.nothingYet} />
      )}
    </Card>
  );
}
