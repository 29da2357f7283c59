import { Plus, RefreshCw, Star, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '~/session/session-store';
import { usePlainKeys } from '~/shared/hooks/use-document-keys';
import { useUndo } from '~/shared/list/filter-chips';
import { ListArea } from '~/shared/list/list-area';
import { listCopy } from '~/shared/list/list-copy';
import { lazyRows } from '~/shared/list/list-results';
import { SavedSearchesButton } from '~/shared/list/saved-searches-button';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import type { Refund } from './api/refund';
import { refundQueries } from './api/refund-api';
import { BatchDialog } from './batch/batch-dialog-part';
import { copy } from './copy';
import { type DoingMany, ManyRefundsDialog } from './many/many-refunds-dialog-part';
import { RefundDialog } from './request/refund-dialog-part';
import { Queues } from './search/queues';
import { savedPart } from './search/refund-search';
import { SearchPanel } from './search/search-panel';
import { useRefundSearch } from './search/use-refund-search';

const RefundRows = lazyRows(() => import('./list/refund-rows').then((module) => module.RefundRows));

const NoRefunds = lazyPart(() => import('./list/no-refunds').then((module) => module.NoRefunds));

const RefundDrawer = lazyRecord(
  () => import('./drawer/refund-drawer').then((module) => module.RefundDrawer),
  ({ search }) => search.closeRefund(),
);

/** 'Devoluciones': what is asked back, who decides about it, and what became of it. */
export function RefundsScreen() {
  const toast = useToast();
  const search = useRefundSearch();
  const list = useList({ search, query: refundQueries.page(search), Record: RefundDrawer });
  const email = useSession(({ user }) => user?.email ?? '');
  const undo = useUndo(search.steps);
  const [doing, setDoing] = useState<DoingMany>();
  const refresh = () => void list.refresh();
  usePlainKeys((key, event) => {
    if (key !== 'n' || event.target.closest('dialog')) return;
    event.preventDefault();
    search.ask();
  });

  if (list.lacking)
    return <LackingScreen title={copy.title} text={copy.lacking} call="GET /refund" query={list} onCheck={refresh} />;

  const onAsked = (refund: Refund, said: string) => {
    toast.show('success', said);
    search.asked(refund.refundId);
  };

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh} disabled={!list.understood}>
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
      <Queues search={search} found={list.current} />
      <ListArea list={list} search={search} words={copy} preload={RefundRows.preload}>
        {(found, onPage) =>
          found.refunds.length > 0 ? (
            <RefundRows {...{ found, search, onPage, doing }} onDo={setDoing} />
          ) : (
            <NoRefunds found={found} search={search} />
          )
        }
      </ListArea>
      {search.open !== undefined && <RefundDrawer refundId={search.open} list={list.current} search={search} />}
      {search.asking !== undefined && (
        <RefundDialog
          operationId={search.asking}
          onOperation={search.ask}
          onClose={search.closeDialog}
          onDone={onAsked}
        />
      )}
      {doing && (
        <ManyRefundsDialog
          deed={doing.deed}
          refunds={doing.refunds}
          onClose={(isBegun) => {
            if (isBegun) doing.clear();
            setDoing(undefined);
          }}
        />
      )}
      {search.batch && <BatchDialog onClose={search.closeDialog} />}
    </>
  );
}
