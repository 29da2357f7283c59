import { useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw, Star, Upload } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useSession } from '~/session/session-store';
import { lacksCall } from '~/shared/api/lacks-call';
import { useDocumentKeys } from '~/shared/hooks/use-document-keys';
import { clockRead } from '~/shared/hooks/use-now';
import { useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { usePageTurn } from '~/shared/list/list-results';
import { SavedSearchesButton } from '~/shared/list/saved-searches-button';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import type { Refund } from './api/refund';
import { refundQueries } from './api/refund-api';
import { BatchDialog } from './batch/batch-dialog-part';
import { copy } from './copy';
import { RefundResults } from './list/refund-results';
import { RefundDialog } from './request/refund-dialog-part';
import { Queues } from './search/queues';
import { savedPart, sortText } from './search/refund-search';
import { SearchPanel } from './search/search-panel';
import { useRefundSearch } from './search/use-refund-search';

const UnavailablePart = lazyPart(() =>
  import('~/shared/write/unavailable-part').then((module) => module.UnavailablePart),
);

const RefundDrawer = lazyRecord(
  () => import('./drawer/refund-drawer').then((module) => module.RefundDrawer),
  ({ search }) => search.closeRefund(),
);

/** 'Devoluciones': what is asked back, who decides about it, and what became of it. */
export function RefundsScreen() {
  const toast = useToast();
  const search = useRefundSearch();
  const { filters, page, size, sort, unread } = search;
  const understood = unread.length === 0;
  const list = useQuery({
    ...refundQueries.page({ filters, page, size, sort: sortText(sort) }),
    enabled: understood,
    // What the platform lacks is asked about once, and then when somebody wants to know.
    retryOnMount: ({ state }) => !lacksCall(state.error),
  });
  const hasRows = list.data !== undefined;
  useEffect(() => {
    if (hasRows) RefundDrawer.preload();
  }, [hasRows]);
  const email = useSession(({ user }) => user?.email ?? '');
  const undo = useUndo(search.steps);
  const { results, goToPage } = usePageTurn(search.goToPage);
  // A day that has just begun is drawn before it is asked for.
  const refresh = () => void clockRead().then(() => list.refetch({ cancelRefetch: false }));
  useDocumentKeys((event) => {
    if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
      return;
    if (event.target.closest('input, textarea, select, [contenteditable], dialog')) return;
    event.preventDefault();
    search.ask();
  });

  if (!hasRows && !list.isFetching && lacksCall(list.error)) {
    return (
      <>
        <ScreenTitle title={copy.title} />
        <Suspense>
          <UnavailablePart
            text={copy.lacking}
            call="GET /refund"
            error={list.error}
            checking={list.isFetching}
            onCheck={refresh}
          />
        </Suspense>
      </>
    );
  }

  const onAsked = (refund: Refund) => {
    toast.show('success', copy.requested(refund.refundId));
    search.moveTo(refund.refundId);
  };

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh} disabled={!understood}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        <SavedSearchesButton
          title={listCopy.searches}
          list="refunds"
          email={email}
          current={savedPart(search.params)}
          loadLabels={() => import('./search/search-label')}
          onChoose={search.goTo}
        >
          <Star aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{listCopy.searches}</span>
        </SavedSearchesButton>
        <Button {...onIntent(BatchDialog)} onClick={search.askMany}>
          <Upload aria-hidden className="size-4" />
          {copy.batch}
        </Button>
        <Button
          variant={search.open === undefined ? 'primary' : 'secondary'}
          aria-keyshortcuts="n"
          title={`${copy.ask} (n)`}
          {...onIntent(RefundDialog)}
          onClick={() => search.ask()}
        >
          <Plus aria-hidden className="size-4" />
          {copy.ask}
        </Button>
      </ScreenTitle>
      <SearchPanel
        search={search}
        onRemove={({ label, none }) => {
          undo.offer(listCopy.removed(label));
          search.removeFilters(none);
        }}
        onClear={() => {
          undo.offer(listCopy.cleared);
          search.clear();
        }}
      />
      <Queues search={search} found={understood && !list.isPlaceholderData ? list.data : undefined} />
      <div ref={results} className="scroll-mt-24">
        {understood ? (
          <RefundResults
            found={list.data}
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
        <RefundDrawer
          refundId={search.open}
          list={list.isPlaceholderData || !understood ? undefined : list.data}
          search={search}
        />
      )}
      {search.asking !== undefined && (
        <RefundDialog
          operationId={search.asking}
          onOperation={search.ask}
          onClose={search.closeDialog}
          onDone={onAsked}
        />
      )}
      {search.batch && <BatchDialog onClose={search.closeDialog} />}
    </>
  );
}
