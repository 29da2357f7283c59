import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GitCommitVertical, History, Table2 } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '~/session/session-store';
import type { SearchParams } from '~/shared/address/search-params';
import { CLEANED } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { FilterChips, useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { usePageTurn } from '~/shared/list/list-results';
import { SavedSearchesButton } from '~/shared/list/saved-searches-button';
import { useToast } from '~/shared/toast/toast-store';
import { Card } from '~/shared/ui/card';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { Segments } from '~/shared/ui/form/segments';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { type FilterKey, isFilterKey } from './api/filter-types';
import type { SearchOutcome } from './api/log-queries';
import { logQueries } from './api/log-queries';
import { copy } from './copy';
import { EditableValue } from './filters/editable-value';
import { FilterForm } from './filters/filter-form';
import { LogResults, OrderTimeline } from './results/log-results';
import { cleanValue, tidied } from './search/clean-value';
import { CopyLink } from './search/copy-link';
import { chipsOf } from './search/filter-text';
import { LOG_SEARCHES, type LogsSearch, readLogsSearch, savedPart } from './search/logs-search';
import { useDoubtfulFilters } from './search/use-doubtful-filters';
import { useLogsSearch, useRecordedSearch } from './search/use-logs-search';

/** Rarely needed: an address of ours is understood. */

interface ViewSwitchProps {
  view: LogsSearch['view'];
  onView: (view: LogsSearch['view']) => void;
}

const SEGMENTS = [
  { value: undefined, label: copy.tableView, icon: Table2 },
  { value: 'historia', label: copy.timelineView, icon: GitCommitVertical },
] as const;

/** Search of the platform's logs (spec 7.1); /logs and /soporte/logs show it alike. */
export function LogsScreen() {
  const search = useLogsSearch();
  const { applied, filters, unread } = search;
  const doubts = useDoubtfulFilters(applied);
  const sends = search.sendable && unread.length === 0 && !doubts.waiting;
  const client = useQueryClient();
  const email = useSession(({ user }) => user?.email ?? '');
  const traces = useQuery({
    ...logQueries.traces(applied ?? {}),
    enabled: sends,
    // The table keeps its rows until the response to the next query is there.
    placeholderData: (previous) => (sends ? previous : undefined),
  });
  useSearchToast(traces.isFetching || traces.isPlaceholderData ? undefined : traces.data, traces.dataUpdatedAt);
  useRecordedSearch(applied, traces.data?.kind === 'found' && traces.data.complete && !traces.isPlaceholderData);
  const undo = useUndo(search);
  const hasFilters = Object.keys(filters).length > 0;
  // What stands as a chip is marked there.
  const chipless = unread.filter(({ key }) => !isFilterKey(key) || filters[key] === undefined);
  const { results, goToPage } = usePageTurn(search.goToPage);
  const cleaning = useToast();
  const sayCleaned = () => cleaning.show('info', CLEANED);

  const mend = useEffectEvent(() => {
    const tidy = tidied(search.current());
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
    undo.dismiss();
    search.apply();
  };

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        {applied && <ViewSwitch view={search.view} onView={search.showView} />}
        <SavedSearchesButton
          list={LOG_SEARCHES}
          email={email}
          current={savedPart(search.params)}
          loadLabels={loadLabels}
          onChoose={search.searchFor}
        >
          <History aria-hidden className="size-4" />
          {listCopy.searches}
        </SavedSearchesButton>
      </ScreenTitle>
      <Card role="search" className="mb-4 p-4">
        <FilterForm
          // What the table shows gives way to the new search, whatever was wrong with it.
          canSearch={hasFilters && unread.every(({ key }) => key === 'q')}
          onAdd={setFilter}
          onClear={() => {
            if (applied || hasFilters || unread.length > 0) undo.offer(listCopy.cleared);
            search.clear();
          }}
          onSearch={() => doubts.settle(filters, ask)}
        />
        {hasFilters && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <FilterChips
              chips={chipsOf(filters, unread)}
              onRemove={({ key, label }) => {
                undo.offer(listCopy.removed(label));
                search.removeFilter(key);
              }}
              value={(chip) => <EditableValue chip={chip} onChange={(value) => setFilter(chip.key, value)} />}
            />
            <CopyLink search={search.params} current={search.current} />
          </div>
        )}
        {chipless.length > 0 && (
          <Suspense>
            <UnreadParts parts={chipless} onRemove={search.removePart} />
          </Suspense>
        )}
      </Card>
      <div ref={results} className="scroll-mt-24">
        <LogResults
          outcome={applied && !doubts.waiting ? traces.data : undefined}
          loading={traces.isFetching}
          onSort={search.sortBy}
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

async function loadLabels() {
  const { searchLabel } = await import('./search/search-label');
  return { labelOf: searchLabel, unreadOf: (kept: SearchParams) => readLogsSearch(kept).unread };
}

/** Two ways to read one response. */
function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <Segments<LogsSearch['view']>
      label={copy.views}
      segments={SEGMENTS}
      value={view}
      part={OrderTimeline}
      onChange={onView}
    />
  );
}

/**
 * The toast after a search (spec 7.7), one for each response that arrives while the screen is open.
 * @param answeredAt moment of the response, epoch ms; 0 without one
 */
function useSearchToast(outcome: SearchOutcome | undefined, answeredAt: number): void {
  const [openedAt] = useState(() => Date.now());
  const [readAt, setReadAt] = useState(0);
  const toast = useToast();
  const isNew = outcome !== undefined && answeredAt >= openedAt && answeredAt > readAt;
  const show = useEffectEvent(() => {
    if (outcome) toast.show(...contentOf(outcome), { onLeave: () => setReadAt(answeredAt) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another response is another toast
  useEffect(() => {
    if (isNew) show();
    else toast.dismiss();
  }, [isNew, answeredAt, toast]);
}

function contentOf(outcome: SearchOutcome): [tone: 'danger' | 'info', text: string] {
  if (outcome.kind === 'failed') return ['danger', copy.failed];
  return ['info', outcome.count === 0 ? copy.noneFound : copy.found(outcome.entries.total ?? outcome.count)];
}
