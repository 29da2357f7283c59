import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '~/session/session-store';
import { LOSSY, RETRY } from '~/shared/copy';
import { useDocumentKeys } from '~/shared/hooks/use-document-keys';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { lazyPart } from '~/shared/ui/lazy-part';
import { useDialogOpen } from '~/shared/ui/overlay/dialog-hooks';
import { detailQuery } from '../api/operation-detail';
import type { OperationPage } from '../api/operation-page';
import { copy as listCopy } from '../copy';
import type { HistorySearchState } from '../search/use-history-search';
import { DetailPart, NoDetail } from './detail-body';
import { DetailTabs, tabId, tabsOf } from './detail-tabs';
import { DrawerHeader } from './drawer-header';
import { useAdjacentOperations } from './use-adjacent-operations';

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

const TYPING = 'input, textarea, select, [contenteditable]';

/** One operation over the list, at the right edge; its id and its open part stand in the address. */
export function OperationDrawer({ operationId, list, search, OrderTimeline }: OperationDrawerProps) {
  const id = useId();
  const dialog = useDialogOpen(true);
  const { data, error, isFetching, refetch } = useQuery({
    ...detailQuery(operationId),
    refetchInterval: ({ state }) => (state.error ? false : LIVE),
  });
  const role = useSession(({ user }) => user?.role ?? '');
  const [ownActs, setOwnActs] = useState(0);
  const neighbours = useAdjacentOperations(operationId, list, search);
  useReturnedFocus(operationId);
  const row = list?.operations.find((operation) => operation.operationId === operationId);
  const tabs = data ? tabsOf(data, role) : [];
  const tab = tabs.find((one) => one.tab === search.tab)?.tab;
  const panelId = `${id}-panel`;

  useDocumentKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    // Of the page, once what had the focus is gone; of another dialog over this one, not.
    if (event.target !== document.body && !dialog.current?.contains(event.target)) return;
    if (event.target.closest(TYPING)) return;
    if (event.key === 'j' && !neighbours?.turning) neighbours?.next?.();
    if (event.key === 'k' && !neighbours?.turning) neighbours?.previous?.();
  });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      {...{ closedby: 'any' }}
      // React also tells of dialogs that this one has opened.
      onClose={({ target, currentTarget }) => target === currentTarget && search.closeOperation()}
      className="modal m-0 ml-auto h-dvh max-h-none w-[min(46rem,100vw)] max-w-none border-l border-line bg-surface text-ink shadow-modal"
    >
      <div className="flex h-full flex-col">
        <LossyAnswer value={data?.lossy ?? list?.lossy ?? false}>
          <DrawerHeader
            titleId={id}
            operationId={operationId}
            operation={data ?? row}
            neighbours={neighbours}
            onClose={() => dialog.current?.close()}
          />
        </LossyAnswer>
        {data ? (
          <>
            <DetailTabs tabs={tabs} tab={tab} panelId={panelId} onTab={search.showTab} />
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
      </div>
    </dialog>
  );
}

/** Once the drawer is gone the focus is on the row that it showed last, else on the screen's heading. */
function useReturnedFocus(operationId: string): void {
  const last = useRef(operationId);
  useEffect(() => {
    last.current = operationId;
  }, [operationId]);
  useEffect(
    () => () => {
      const row = document.querySelector<HTMLElement>(`[data-operation="${CSS.escape(last.current)}"]`);
      (row ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: row === null });
    },
    [],
  );
}
