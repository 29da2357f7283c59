import { useQuery } from '@tanstack/react-query';
import { Link2, RefreshCw, Star } from 'lucide-react';
import { type ComponentType, Suspense, useEffect } from 'react';
import { addressOf, historyLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { CLEANED } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { usePageTurn } from '~/shared/list/list-results';
import { SavedSearchesButton } from '~/shared/list/saved-searches-button';
import { PERSON_MARK } from '~/shared/masking/searched-person';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { operationQueries } from './api/operation-api';
import { copy } from './copy';
import { HistoryResults } from './list/history-results';
import { linkable, savedPart, sortText } from './search/history-search';
import { SearchPanel } from './search/search-panel';
import type { ReadWords } from './search/search-words';
import { StatusTabs } from './search/status-tabs';
import { useHistorySearch } from './search/use-history-search';

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
  const { filters, page, size, sort, unread } = search;
  const understood = unread.length === 0;
  const list = useQuery({
    ...operationQueries.page({ filters, page, size, sort: sortText(sort) }),
    enabled: understood,
  });
  const hasRows = list.data !== undefined;
  useEffect(() => {
    if (hasRows) OperationDrawer.preload();
  }, [hasRows]);
  const email = useSession(({ user }) => user?.email ?? '');
  const undo = useUndo(search.steps);
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });
  const { results, goToPage } = usePageTurn(search.goToPage);

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

  // A day that has just begun is drawn before it is asked for.
  const refresh = () => void clockRead().then(() => list.refetch({ cancelRefetch: false }));

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <Button title={copy.refresh} onClick={refresh} disabled={list.isFetching || !understood}>
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
        filters={filters}
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
        applied={filters.status}
        counts={understood ? list.data?.statusCounts : undefined}
        onChoose={(status) => search.setFilters({ status })}
      />
      <div ref={results} className="scroll-mt-24">
        {understood ? (
          <HistoryResults
            SelectedActs={SelectedActs}
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
        <OperationDrawer
          operationId={search.open}
          list={list.isPlaceholderData || !understood ? undefined : list.data}
          search={search}
          OrderTimeline={OrderTimeline}
        />
      )}
    </>
  );
}
