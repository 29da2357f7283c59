import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { CLEANED } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { useToast } from '~/shared/toast/toast-store';
import { Card } from '~/shared/ui/card';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { FILTER_LABELS, type FilterKey, isFilterKey } from './api/filter-types';
import { logQueries } from './api/log-queries';
import { CLEARED, removedNotice, SUBTITLE, TITLE } from './copy';
import { FilterBadges } from './filters/filter-badges';
import { FilterForm } from './filters/filter-form';
import { UnreadParts } from './results/lazy-views';
import { LogResults } from './results/log-results';
import { useSearchToast } from './results/use-search-toast';
import { cleanValue, tidied } from './search/clean-value';
import { CopyLink } from './search/copy-link';
import { namedPart, readQuestion } from './search/question';
import { SearchesButton } from './search/searches-button';
import { useDoubtfulFilters } from './search/use-doubtful-filters';
import { useQuestion } from './search/use-question';
import { useRecordedSearch } from './search/use-recorded-search';
import { ViewSwitch } from './search/view-switch';

/** Search of the platform's logs (spec 7.1); /logs and /soporte/logs show it alike. */
export function LogsScreen() {
  const question = useQuestion();
  const { asked, filters, unread } = question;
  const doubts = useDoubtfulFilters(asked);
  const sends = question.askable && unread.length === 0 && !doubts.waiting;
  const client = useQueryClient();
  const search = useQuery({
    ...logQueries.traces(asked ?? {}),
    enabled: sends,
    // The table keeps its rows until the answer to the next query is there.
    placeholderData: (previous) => (sends ? previous : undefined),
  });
  useSearchToast(search.isFetching || search.isPlaceholderData ? undefined : search.data, search.dataUpdatedAt);
  useRecordedSearch(asked, search.data?.kind === 'found' && search.data.complete && !search.isPlaceholderData);
  const undoing = useToast();
  const offerUndo = (text: string) => {
    const before = question.search;
    undoing.show('info', text, { undo: () => question.restore(before) });
  };
  const hasFilters = Object.keys(filters).length > 0;
  // What stands as a badge is marked there.
  const badgeless = unread.filter(({ key }) => !isFilterKey(key) || filters[key] === undefined);
  const results = useRef<HTMLDivElement>(null);
  const cleaning = useToast();
  const sayCleaned = () => cleaning.show('info', CLEANED);

  const mend = useEffectEvent(() => {
    const tidy = tidied(question.search);
    if (!tidy) return;
    if (tidy.hidden) sayCleaned();
    question.mend(tidy.search);
  });
  const untidy = tidied(question.search) !== undefined;
  useEffect(() => {
    if (untidy) mend();
  }, [untidy]);

  const setFilter = (key: FilterKey, typed: string, done?: () => void) => {
    const { text, hidden } = cleanValue(key, typed);
    doubts.settle({ [key]: text }, () => {
      if (hidden) sayCleaned();
      question.addFilter(key, text);
      done?.();
    });
  };

  const ask = async () => {
    await clockRead();
    // Asks again even when this question was answered before; a question that is left behind is simply dropped.
    const { filters: meant } = readQuestion(question.search);
    client.fetchQuery({ ...logQueries.traces(meant), staleTime: 0 }).catch(() => undefined);
    undoing.dismiss();
    question.ask();
  };

  const goToPage = (page: number) => {
    question.goToPage(page);
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <ScreenTitle title={TITLE} subtitle={SUBTITLE}>
        {asked && <ViewSwitch view={question.view} onView={question.showView} />}
        <SearchesButton current={namedPart(question.search)} onChoose={question.askFor} />
      </ScreenTitle>
      <Card role="search" className="mb-4 p-4">
        <FilterForm
          // What the table shows gives way to the new question, whatever was wrong with it.
          canAsk={hasFilters && unread.every(({ key }) => key === 'q')}
          onAdd={setFilter}
          onClear={() => {
            if (asked || hasFilters || unread.length > 0) offerUndo(CLEARED);
            question.clear();
          }}
          onAsk={() => doubts.settle(filters, ask)}
        />
        {hasFilters && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <FilterBadges
              filters={filters}
              unread={unread}
              onChange={setFilter}
              onRemove={(key) => {
                offerUndo(removedNotice(FILTER_LABELS[key]));
                question.removeFilter(key);
              }}
            />
            <CopyLink search={question.search} />
          </div>
        )}
        {badgeless.length > 0 && (
          <Suspense>
            <UnreadParts parts={badgeless} onRemove={question.removePart} />
          </Suspense>
        )}
      </Card>
      <div ref={results} className="scroll-mt-24">
        <LogResults
          outcome={asked && !doubts.waiting ? search.data : undefined}
          loading={search.isFetching}
          wantedPage={question.page}
          wantedOrder={question.order}
          onOrder={question.sortBy}
          open={question.open}
          onPage={goToPage}
          view={question.view}
          onToggle={question.toggleRow}
          onOpen={question.openRow}
          asked={asked}
          onAskFor={question.askFor}
        />
      </div>
      {doubts.dialog}
    </>
  );
}
