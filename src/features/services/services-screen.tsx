import { useQueryClient } from '@tanstack/react-query';
import { Boxes, ClipboardList, Wrench } from 'lucide-react';
import { useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { clockRead } from '~/shared/hooks/use-now';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { onIntent } from '~/shared/ui/lazy-part';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import { serviceQueries } from './api/service-api';
import type { BesideService } from './beside-service';
import { copy } from './copy';
import { MaintenanceDialog } from './record/maintenance-dialog-part';
import { SearchPanel } from './search/search-panel';
import { useServiceSearch } from './search/service-search';

const ServiceRows = lazyRows(() => import('./list/service-rows').then((module) => module.ServiceRows));

const ServiceDrawer = lazyRecord(
  () => import('./record/service-drawer').then((module) => module.ServiceDrawer),
  ({ search }) => search.closeService(),
);

/** 'Servicios': how what the platform needs stands, why, and its maintenance. */
export function ServicesScreen({ beside = {} }: { beside?: BesideService }) {
  const client = useQueryClient();
  const search = useServiceSearch();
  const list = useList({ search, query: serviceQueries.page(search), Record: ServiceDrawer });
  const failures = useFailuresInRow(list);
  const copyText = useCopy(copy);
  const toast = useToast();
  const mayPlan = useSession(({ user }) => mayDo(user?.role ?? '', 'plan maintenance'));
  const [planning, setPlanning] = useState(false);
  const refresh = async () => {
    await clockRead();
    void client.refetchQueries({ queryKey: ['service'], type: 'active' }, { cancelRefetch: false });
    await list.refresh();
  };

  if (list.lacking)
    return <LackingScreen title={copy.title} text={copy.lacking} call="GET /service" query={list} onCheck={refresh} />;

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
      <SearchPanel search={search} found={list.current} />
      <ListArea list={{ ...list, refresh }} search={search} words={copy} preload={ServiceRows.preload}>
        {(found, onPage) =>
          found.services.length > 0 ? (
            <ServiceRows found={found} search={search} onPage={onPage} />
          ) : (
            <NoRows
              total={found.total}
              search={search}
              isFiltered={Object.keys(search.filters).length > 0}
              onClear={search.clear}
              icon={Boxes}
              words={copy}
            />
          )
        }
      </ListArea>
      {search.open !== undefined && (
        <ServiceDrawer serviceId={search.open} list={list.current} search={search} beside={beside} />
      )}
      {planning && (
        <MaintenanceDialog onDone={() => toast.show('success', copy.planned)} onClose={() => setPlanning(false)} />
      )}
    </>
  );
}
