import { Link2, RefreshCw, Star } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { addressOf, historyLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { CLEANED } from '~/shared/copy';
import { useUndo } from '~/shared/list/filter-chips';
import { ListArea } from '~/shared/list/list-area';
import { listCopy } from '~/shared/list/list-copy';
import { lazyRows } from '~/shared/list/list-results';
import { SavedSearchesButton } from '~/shared/list/saved-searches-button';
import { useList } from '~/shared/list/use-list';
import { PERSON_MARK } from '~/shared/masking/searched-person';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { type SyncingMany, SyncManyDialog } from './acts/sync-many-dialog-part';
import { operationQueries } from './api/operation-api';
import { copy } from './copy';
import { linkable, savedPart } from './search/history-search';
import { SearchPanel } from './search/search-panel';
import type { ReadWords } from './search/search-words';
import { StatusTabs } from './search/status-tabs';
import { useHistorySearch } from './search/use-history-search';

const NoOperations = lazyPart(() => import('./list/no-operations').then((module) => module.NoOperations));
const OperationRows = lazyRows(() => import('./list/operation-rows').then((module) => module.OperationRows));
const SelectedActs = lazyPart(() => import('./acts/selected-acts').then((module) => module.SelectedActs));

const OperationDrawer = lazyRecord(
  () => import('./drawer/operation-drawer').then((module) => module.OperationDrawer),
  ({ search }) => search.closeOperation(),
);

interface HistoryScreenProps {
  /** The timeline of an order, which another feature tells; loaded when it is opened. */
  OrderTimeline: ComponentType<{ order: string }>;
}

/** 'Historial de operaciones': every payment findable, explained and in context. */
export function HistoryScreen({ OrderTimeline }: HistoryScreenProps) {
  const informing = useToast();
  const inform = (text: string) => informing.show('info', text);
  const search = useHistorySearch(() => inform(CLEANED));
  const list = useList({ search, query: operationQueries.page(search), Record: OperationDrawer });
  const email = useSession(({ user }) => user?.email ?? '');
  const undo = useUndo(search.steps);
  const [syncing, setSyncing] = useState<SyncingMany>();
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });

  const searchFor = ({ filters: meant, id, unknown }: ReadWords, hidden: boolean) => {
    // An id is looked for on all days, unless somebody chose the days: the control shows which.
    const chosen = meant.dateRange ?? search.params.dateRange;
    const days = id !== undefined && chosen === undefined ? { dateRange: 'todo' } : {};
    const personal = id !== undefined && sensitiveKind(id) !== undefined;
    if (personal) search.searchPersonal(id, { ...meant, ...days });
    else search.setFilters({ ...meant, ...days, ...(id === undefined ? {} : { q: id }) });
    undo.dismiss();
    const text = [hidden && CLEANED, personal && copy.personalNotice, unknown.length > 0 && copy.notUsedNotice(unknown)]
      .filter(Boolean)
      .join(' ');
    if (text !== '') inform(text);
  };

  const refresh = () => void list.refresh();

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <Button title={copy.refresh} onClick={refresh} disabled={list.isFetching || !list.understood}>
          <RefreshCw aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{copy.refresh}</span>
        </Button>
        <SavedSearchesButton
          title={listCopy.searches}
          list="operations"
          email={email}
          current={savedPart(search.params)}
          personal={search.params[PERSON_MARK] !== undefined}
          loadLabels={() => import('./search/search-label')}
          onChoose={search.goTo}
        >
          <Star aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{listCopy.searches}</span>
        </SavedSearchesButton>
        <Button title={copy.copyLink} onClick={() => copyText(addressOf(historyLink(linkable(search.params))))}>
          <Link2 aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{copy.copyLink}</span>
        </Button>
      </ScreenTitle>
      <SearchPanel
        filters={search.filters}
        period={search.period}
        today={search.today}
        onSearch={searchFor}
        onFilters={search.setFilters}
        onRemove={({ label, none }) => {
          undo.offer(listCopy.removed(label));
          search.removeFilters(none);
        }}
        onClear={() => {
          undo.offer(listCopy.cleared);
          search.clear();
        }}
      />
      {search.lacksPersonal && (
        <AlertBox variant="info" className="mb-4">
          {copy.personalLacking}
        </AlertBox>
      )}
      <StatusTabs
        applied={search.filters.status}
        counts={list.understood ? list.data?.statusCounts : undefined}
        onChoose={(status) => search.setFilters({ status })}
      />
      <ListArea list={list} search={search} words={copy} preload={OperationRows.preload}>
        {(found, onPage) =>
          found.operations.length > 0 ? (
            <OperationRows {...{ found, search, onPage, SelectedActs }} onSync={setSyncing} />
          ) : (
            <NoOperations total={found.total} search={search} />
          )
        }
      </ListArea>
      {search.open !== undefined && (
        <OperationDrawer operationId={search.open} list={list.current} search={search} OrderTimeline={OrderTimeline} />
      )}
      {syncing && (
        <SyncManyDialog
          operations={syncing.operations}
          onClose={(isBegun) => {
            if (isBegun) syncing.clear();
            setSyncing(undefined);
          }}
        />
      )}
    </>
  );
}
