import { useQuery } from '@tanstack/react-query';
import { Link2, RefreshCw, Star } from 'lucide-react';
import { type ComponentType, Suspense, useRef } from 'react';
import { useSession } from '~/session/session-store';
import { addressOf } from '~/shared/address/address-of';
import { CLEANED } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { useToast } from '~/shared/toast/toast-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { useLazyDialog } from '~/shared/ui/overlay/use-lazy-dialog';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { UnreadParts } from '../query/lazy-unread';
import { operationQueries } from './api/operation-api';
import {
  CLEARED,
  COPIED,
  COPY_LINK,
  NOT_COPIED,
  notUsedNotice,
  PERSONAL_LACKING,
  PERSONAL_NOTICE,
  REFRESH,
  removedNotice,
  SEARCHES,
  SUBTITLE,
  TITLE,
} from './copy';
import { OperationDrawer, SearchesModal } from './lazy-parts';
import { HistoryResults } from './list/history-results';
import { StatusTabs } from './list/status-tabs';
import { linkable, PATH, sortText } from './search/history-question';
import { SearchPanel } from './search/search-panel';
import type { ReadWords } from './search/search-words';
import { useHistoryQuestion } from './search/use-history-question';

interface HistoryScreenProps {
  /** The story of an order, which another feature tells; loaded when it is opened. */
  OrderStory: ComponentType<{ order: string }>;
}

/** 'Historial de operaciones': every payment findable, explained and in context. */
export function HistoryScreen({ OrderStory }: HistoryScreenProps) {
  const informing = useToast();
  const inform = (text: string) => informing.show('info', text);
  const question = useHistoryQuestion(() => inform(CLEANED));
  const { filters, page, size, order, unread } = question;
  const understood = unread.length === 0;
  const list = useQuery({
    ...operationQueries.page({ filters, page, size, sort: sortText(order) }),
    enabled: understood,
  });
  const email = useSession(({ user }) => user?.email ?? '');
  const undoing = useToast();
  const offerUndo = (text: string) => {
    const before = question.search;
    undoing.show('info', text, { undo: () => question.restore(before) });
  };
  const searches = useLazyDialog();
  const copy = useCopy({ copied: COPIED, failed: NOT_COPIED });
  const results = useRef<HTMLDivElement>(null);

  const search = ({ filters: meant, id, unknown }: ReadWords, hidden: boolean) => {
    // An id is looked for on all days, unless somebody chose the days: the control shows which.
    const chosen = meant.dateRange ?? question.search.dateRange;
    const days = id !== undefined && chosen === undefined ? { dateRange: 'todo' } : {};
    const personal = id !== undefined && sensitiveKind(id) !== undefined;
    if (personal) question.askPersonal(id, { ...meant, ...days });
    else question.setFilters({ ...meant, ...days, ...(id === undefined ? {} : { q: id }) });
    undoing.dismiss();
    const text = [hidden && CLEANED, personal && PERSONAL_NOTICE, unknown.length > 0 && notUsedNotice(unknown)]
      .filter(Boolean)
      .join(' ');
    if (text !== '') inform(text);
  };

  // A day that has just begun is drawn before it is asked for.
  const refresh = () => void clockRead().then(() => list.refetch({ cancelRefetch: false }));

  const goToPage = (next: number) => {
    question.goToPage(next);
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <ScreenTitle title={TITLE} subtitle={SUBTITLE}>
        <Button title={REFRESH} onClick={refresh} disabled={list.isFetching || !understood}>
          <RefreshCw aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{REFRESH}</span>
        </Button>
        <Button title={SEARCHES} onClick={searches.show}>
          <Star aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{SEARCHES}</span>
        </Button>
        <Button title={COPY_LINK} onClick={() => copy(addressOf(PATH, linkable(question.search)))}>
          <Link2 aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{COPY_LINK}</span>
        </Button>
      </ScreenTitle>
      <SearchPanel
        filters={filters}
        period={question.period}
        today={question.today}
        onSearch={search}
        onFilters={question.setFilters}
        onRemove={({ label, none }) => {
          offerUndo(removedNotice(label));
          question.removeFilters(none);
        }}
        onClear={() => {
          offerUndo(CLEARED);
          question.clear();
        }}
      />
      {question.lacksPersonal && (
        <AlertBox variant="info" className="mb-4">
          {PERSONAL_LACKING}
        </AlertBox>
      )}
      <StatusTabs
        asked={filters.status}
        counts={understood ? list.data?.statusCounts : undefined}
        onAsk={(status) => question.setFilters({ status })}
      />
      <div ref={results} className="scroll-mt-24">
        {understood ? (
          <HistoryResults
            found={list.data}
            error={list.error}
            loading={list.isFetching}
            old={list.isPlaceholderData}
            question={question}
            onPage={goToPage}
            onRetry={refresh}
          />
        ) : (
          <Suspense>
            <UnreadParts parts={unread} onRemove={question.removePart} className="" />
          </Suspense>
        )}
      </div>
      {question.open !== undefined && (
        <Suspense>
          <OperationDrawer
            operationId={question.open}
            list={list.isPlaceholderData || !understood ? undefined : list.data}
            question={question}
            OrderStory={OrderStory}
          />
        </Suspense>
      )}
      {searches.count > 0 && (
        <Suspense>
          <SearchesModal
            key={searches.count}
            email={email}
            search={question.search}
            open={searches.open}
            onClose={searches.close}
            onChoose={(next) => {
              searches.close();
              question.goTo(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
