import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { useSession } from '~/session/session-store';
import { whileAnswered } from '~/shared/api/live';
import { LOSSY, RETRY } from '~/shared/copy';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { lazyPart } from '~/shared/ui/lazy-part';
import { Tabs, tabId } from '~/shared/ui/tabs';
import { operationQueries } from '../api/operation-api';
import { detailQuery } from '../api/operation-detail';
import type { OperationPage } from '../api/operation-page';
import { copy as listCopy } from '../copy';
import { sortText } from '../search/history-search';
import type { HistorySearchState } from '../search/use-history-search';
import { copy } from './copy';
import { DetailPart, NoDetail } from './detail-body';
import { tabsOf } from './detail-tabs';
import { DrawerHeader } from './drawer-header';

interface OperationDrawerProps {
  operationId: string;
  /** The page behind it, once it is there. */
  list: OperationPage | undefined;
  search: HistorySearchState;
  OrderTimeline: ComponentType<{ order: string }>;
}

const OperationActs = lazyPart(() => import('../acts/operation-acts').then((module) => module.OperationActs));

/** What others do is seen within this time, ms; not while the tab is hidden, nor after a failure. */
const LIVE = 10_000;

/** One operation over the list, at the right edge; its id and its open part stand in the address. */
export function OperationDrawer({ operationId, list, search, OrderTimeline }: OperationDrawerProps) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...detailQuery(operationId),
    ...whileAnswered(LIVE),
  });
  const role = useSession(({ user }) => user?.role ?? '');
  const [ownActs, setOwnActs] = useState(0);
  const neighbours = useAdjacentRows({
    id: operationId,
    page: list && { ...list, ids: list.operations.map((operation) => operation.operationId) },
    fetchIds: async (page) => {
      const { filters, size, sort } = search;
      const found = await client.fetchQuery(operationQueries.page({ filters, page, size, sort: sortText(sort) }));
      return found.operations.map((operation) => operation.operationId);
    },
    moveTo: search.moveTo,
  });
  const row = list?.operations.find((operation) => operation.operationId === operationId);
  const tabs = data ? tabsOf(data, role) : [];
  const tab = tabs.find((one) => one.tab === search.tab)?.tab;
  const panelId = `${id}-panel`;

  return (
    <RecordDrawer
      id={operationId}
      titleId={id}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeOperation}
    >
      <LossyAnswer value={data?.lossy ?? list?.lossy ?? false}>
        <DrawerHeader titleId={id} operationId={operationId} operation={data ?? row} />
      </LossyAnswer>
      {data ? (
        <>
          <Tabs label={copy.parts} tabs={tabs} tab={tab} panelId={panelId} onTab={search.showTab} />
          {error && !isFetching && (
            <AlertBox
              variant="warning"
              className="mx-5 mt-3"
              actions={
                <Button size="sm" onClick={() => refetch()}>
                  {RETRY}
                </Button>
              }
            >
              {listCopy.notRefreshed}
            </AlertBox>
          )}
          {data.lossy && (
            <AlertBox variant="warning" className="mx-5 mt-3">
              {LOSSY}
            </AlertBox>
          )}
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={tabId(panelId, tab)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
          >
            <DetailPart key={`${operationId} ${ownActs}`} operation={data} tab={tab} OrderTimeline={OrderTimeline} />
          </div>
          <Suspense>
            <OperationActs
              key={operationId}
              operation={data}
              askedId={operationId}
              onDone={(shown) => {
                setOwnActs(ownActs + 1);
                search.showTab(shown);
              }}
            />
          </Suspense>
        </>
      ) : isFetching ? (
        <Loader size="section" />
      ) : (
        <div className="p-5">
          <NoDetail
            operationId={operationId}
            error={error}
            onRetry={() => refetch()}
            onOpen={(similar) => search.moveTo(similar)}
          />
        </div>
      )}
    </RecordDrawer>
  );
}
