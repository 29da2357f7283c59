import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GitCommitVertical, Table2 } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { CLEANED } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { useToast } from '~/shared/toast/toast-store';
import { Card } from '~/shared/ui/card';
import { Segments } from '~/shared/ui/form/segments';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { FILTER_LABELS, type FilterKey, isFilterKey } from './api/filter-types';
import { logQueries } from './api/log-queries';
import { CLEARED, removedNotice, SUBTITLE, TABLE_VIEW, TIMELINE_VIEW, TITLE, VIEWS } from './copy';
import { FilterChips } from './filters/filter-chips';
import { FilterForm } from './filters/filter-form';
import { UnreadParts } from './results/lazy-views';
import { LogResults } from './results/log-results';
import { useSearchToast } from './results/use-search-toast';
import { cleanValue, tidied } from './search/clean-value';
import { CopyLink } from './search/copy-link';
import { type LogsSearch, readLogsSearch, savedPart } from './search/logs-search';
import { SearchesButton } from './search/searches-button';
import { useDoubtfulFilters } from './search/use-doubtful-filters';
import { useLogsSearch, useRecordedSearch } from './search/use-logs-search';

interface ViewSwitchProps {
  view: LogsSearch['view'];
  onView: (view: LogsSearch['view']) => void;
}

const SEGMENTS = [
  { value: undefined, label: TABLE_VIEW, icon: Table2 },
  { value: 'historia', label: TIMELINE_VIEW, icon: GitCommitVertical },
] as const;

/** Search of the platform's logs (spec 7.1); /logs and /soporte/logs show it alike. */
export function LogsScreen() {
  const search = useLogsSearch();
  const { applied, filters, unread } = search;
  const doubts = useDoubtfulFilters(applied);
  const sends = search.sendable && unread.length === 0 && !doubts.waiting;
  const client = useQueryClient();
  const traces = useQuery({
    ...logQueries.traces(applied ?? {}),
    enabled: sends,
    // The table keeps its rows until the answer to the next query is there.
    placeholderData: (previous) => (sends ? previous : undefined),
  });
  useSearchToast(traces.isFetching || traces.isPlaceholderData ? undefined : traces.data, traces.dataUpdatedAt);
  useRecordedSearch(applied, traces.data?.kind === 'found' && traces.data.complete && !traces.isPlaceholderData);
  const undoing = useToast();
  const offerUndo = (text: string) => {
    const before = search.params;
    undoing.show('info', text, { undo: () => search.restore(before) });
  };
  const hasFilters = Object.keys(filters).length > 0;
  // What stands as a badge is marked there.
  const badgeless = unread.filter(({ key }) => !isFilterKey(key) || filters[key] === undefined);
  const results = useRef<HTMLDivElement>(null);
  const cleaning = useToast();
  const sayCleaned = () => cleaning.show('info', CLEANED);

  const mend = useEffectEvent(() => {
    const tidy = tidied(search.params);
    if (!tidy) return;
    if (tidy.hidden) sayCleaned();
    search.mend(tidy.search);
  });
  const untidy = tidied(search.params) !== undefined;
  useEffect(() => {
    if (untidy) mend();
  }, [untidy]);

  const setFilter = (key: FilterKey, typed: string, done?: () => void) => {
    const { text, hidden } = cleanValue(key, typed);
    doubts.settle({ [key]: text }, () => {
      if (hidden) sayCleaned();
      search.addFilter(key, text);
      done?.();
    });
  };

  const ask = async () => {
    await clockRead();
    // Asks again even when this search was answered before; a search that is left behind is simply dropped.
    const { filters: meant } = readLogsSearch(search.params);
    client.fetchQuery({ ...logQueries.traces(meant), staleTime: 0 }).catch(() => undefined);
    undoing.dismiss();
    search.apply();
  };

  const goToPage = (page: number) => {
    search.goToPage(page);
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <ScreenTitle title={TITLE} subtitle={SUBTITLE}>
        {applied && <ViewSwitch view={search.view} onView={search.showView} />}
        <SearchesButton current={savedPart(search.params)} onChoose={search.searchFor} />
      </ScreenTitle>
      <Card role="search" className="mb-4 p-4">
        <FilterForm
          // What the table shows gives way to the new search, whatever was wrong with it.
          canSearch={hasFilters && unread.every(({ key }) => key === 'q')}
          onAdd={setFilter}
          onClear={() => {
            if (applied || hasFilters || unread.length > 0) offerUndo(CLEARED);
            search.clear();
          }}
          onSearch={() => doubts.settle(filters, ask)}
        />
        {hasFilters && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <FilterChips
              filters={filters}
              unread={unread}
              onChange={setFilter}
              onRemove={(key) => {
                offerUndo(removedNotice(FILTER_LABELS[key]));
                search.removeFilter(key);
              }}
            />
            <CopyLink search={search.params} />
          </div>
        )}
        {badgeless.length > 0 && (
          <Suspense>
            <UnreadParts parts={badgeless} onRemove={search.removePart} />
          </Suspense>
        )}
      </Card>
      <div ref={results} className="scroll-mt-24">
        <LogResults
          outcome={applied && !doubts.waiting ? traces.data : undefined}
          loading={traces.isFetching}
          wantedPage={search.page}
          wantedSort={search.sort}
          onSort={search.sortBy}
          open={search.open}
          onPage={goToPage}
          view={search.view}
          onToggle={search.toggleRow}
          onOpen={search.openRow}
          applied={applied}
          onSearchFor={search.searchFor}
        />
      </div>
      {doubts.dialog}
    </>
  );
}

/** Two ways to read one answer. */
function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return <Segments<LogsSearch['view']> label={VIEWS} segments={SEGMENTS} value={view} onChange={onView} />;
}
