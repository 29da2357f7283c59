import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Wrench } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { lacksCall } from '~/shared/api/lacks-call';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { clockRead } from '~/shared/hooks/use-now';
import { usePageTurn } from '~/shared/list/list-results';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { serviceQueries } from './api/service-api';
import type { BesideService } from './beside-service';
import { copy } from './copy';
import { ServiceResults } from './list/service-results';
import { MaintenanceDialog } from './record/maintenance-dialog-part';
import { SearchPanel } from './search/search-panel';
import { sortText, useServiceSearch } from './search/service-search';

const UnavailablePart = lazyPart(() =>
  import('~/shared/write/unavailable-part').then((module) => module.UnavailablePart),
);

const ServiceDrawer = lazyRecord(
  () => import('./record/service-drawer').then((module) => module.ServiceDrawer),
  ({ search }) => search.closeService(),
);

/** 'Servicios': how what the platform needs stands, why, and its maintenance. */
export function ServicesScreen({ beside = {} }: { beside?: BesideService }) {
  const client = useQueryClient();
  const search = useServiceSearch();
  const { filters, page, size, sort, unread } = search;
  const understood = unread.length === 0;
  const list = useQuery({
    ...serviceQueries.page({ filters, page, size, sort: sortText(sort) }),
    enabled: understood,
    // What the platform lacks is asked about once, and then when somebody wants to know.
    retryOnMount: ({ state }) => !lacksCall(state.error),
  });
  const failures = useFailuresInRow(list);
  const copyText = useCopy(copy);
  const toast = useToast();
  const mayPlan = useSession(({ user }) => mayDo(user?.role ?? '', 'plan maintenance'));
  const [planning, setPlanning] = useState(false);
  const hasRows = list.data !== undefined;
  useEffect(() => {
    if (hasRows) void ServiceDrawer.preload();
  }, [hasRows]);
  const { results, goToPage } = usePageTurn(search.goToPage);
  const refresh = async () => {
    await clockRead();
    void client.refetchQueries({ queryKey: ['service'], type: 'active' }, { cancelRefetch: false });
    await list.refetch({ cancelRefetch: false });
  };

  if (!hasRows && !list.isFetching && lacksCall(list.error)) {
    return (
      <>
        <ScreenTitle title={copy.title} />
        <Suspense>
          <UnavailablePart
            text={copy.lacking}
            call="GET /service"
            error={list.error}
            checking={list.isFetching}
            onCheck={refresh}
          />
        </Suspense>
      </>
    );
  }

  const { data } = list;
  const copySummary = async () => {
    const { summaryText } = await import('./record/summary-text');
    await copyText(data?.services.map(summaryText).join('\n') ?? '');
  };
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <span className="min-w-18 text-sm text-muted">
          {data && <AnswerAge at={list.dataUpdatedAt} failures={failures} bare />}
        </span>
        <RefreshControls
          finishedAt={Math.max(list.dataUpdatedAt, list.errorUpdatedAt)}
          fetching={list.isFetching}
          failures={failures}
          onRefresh={refresh}
        />
        <Button disabled={!data} onClick={copySummary}>
          <ClipboardList aria-hidden className="size-4" />
          {copy.copySummary}
        </Button>
        {mayPlan && (
          <Button {...onIntent(MaintenanceDialog)} onClick={() => setPlanning(true)}>
            <Wrench aria-hidden className="size-4" />
            {copy.plan}
          </Button>
        )}
      </ScreenTitle>
      <SearchPanel search={search} found={understood && !list.isPlaceholderData ? data : undefined} />
      <div ref={results} className="scroll-mt-24">
        {understood ? (
          <ServiceResults
            found={data}
            error={list.error}
            loading={list.isFetching}
            old={list.isPlaceholderData}
            search={search}
            onPage={goToPage}
            onRetry={refresh}
          />
        ) : (
          <Suspense>
            <UnreadParts parts={unread} onRemove={search.removePart} className="" />
          </Suspense>
        )}
      </div>
      {search.open !== undefined && (
        <ServiceDrawer
          serviceId={search.open}
          list={list.isPlaceholderData || !understood ? undefined : data}
          search={search}
          beside={beside}
        />
      )}
      {planning && (
        <MaintenanceDialog onDone={() => toast.show('success', copy.planned)} onClose={() => setPlanning(false)} />
      )}
    </>
  );
}
