import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { useSession } from '~/session/session-store';
import { whileAnswered } from '~/shared/api/live';
import { LOSSY } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { lazyPart } from '~/shared/ui/lazy-part';
import { operationQueries } from '../api/operation-api';
import { detailQuery, similarIds } from '../api/operation-detail';
import type { OperationPage } from '../api/operation-page';
import { copy as listCopy } from '../copy';
import type { HistorySearchState } from '../search/use-history-search';
import { copy } from './copy';
import { DetailPart, UnknownId } from './detail-body';
import { tabsOf } from './detail-tabs';
import { DrawerHeader } from './drawer-header';

const WORDS = { ...copy, notRefreshed: listCopy.notRefreshed };

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
  const query = useQuery({
    ...detailQuery(operationId),
    ...whileAnswered(LIVE),
  });
  const { data } = query;
  const role = useSession(({ user }) => user?.role ?? '');
  const [ownActs, setOwnActs] = useState(0);
  const neighbours = useAdjacentRows({
    ...{ id: operationId, list, moveTo: search.moveTo },
    idsOf: ({ operations }) => operations.map((operation) => operation.operationId),
    queryOf: (page) => operationQueries.page({ ...search, page }),
  });
  const row = list?.operations.find((operation) => operation.operationId === operationId);

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
      <RecordBody
        titleId={id}
        query={query}
        title={copy.title(visibleText(operationId))}
        words={WORDS}
        tabs={(operation) => tabsOf(operation, role)}
        tab={search.tab}
        onTab={search.showTab}
        notices={
          data?.lossy && (
            <AlertBox variant="warning" className="mx-5 mt-3">
              {LOSSY}
            </AlertBox>
          )
        }
        failure={(error) => {
          const similar = similarIds(error);
          return similar && <UnknownId {...{ operationId, similar }} onOpen={(id) => search.moveTo(id)} />;
        }}
        foot={(operation) => (
          <Suspense>
            <OperationActs
              key={operationId}
              operation={operation}
              askedId={operationId}
              onDone={(shown) => {
                setOwnActs(ownActs + 1);
                search.showTab(shown);
              }}
            />
          </Suspense>
        )}
      >
        {(operation, tab) => (
          <DetailPart key={`${operationId} ${ownActs}`} operation={operation} tab={tab} OrderTimeline={OrderTimeline} />
        )}
      </RecordBody>
    </RecordDrawer>
  );
}
