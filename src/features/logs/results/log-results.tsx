import { CircleAlert, Search, SearchX } from 'lucide-react';
import { listCopy } from '~/shared/list/list-copy';
import { FindCause, ListResults, lazyRows } from '~/shared/list/list-results';
import { pageCount } from '~/shared/list/page-window';
import { Card } from '~/shared/ui/card';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { Filters } from '../api/filter-types';
import type { FoundTraces, SearchOutcome } from '../api/log-queries';
import { PAGE_SIZE } from '../api/trace-list';
import { copy } from '../copy';
import type { LogsSearch } from '../search/logs-search';
import { usePlace } from '../search/use-logs-search';
import type { LogRowsProps } from './log-rows';

const LogRows = lazyRows(() => import('./log-rows').then((module) => module.LogRows));

/** The table must not wait for them. */
export const OrderTimeline = lazyPart(() =>
  import('../timeline/order-timeline').then((module) => module.OrderTimeline),
);
const TruncatedNote = lazyPart(() => import('./truncated-note').then((module) => module.TruncatedNote));
const LogDiagnosis = lazyPart(() => import('./log-diagnosis').then((module) => module.LogDiagnosis));

interface LogResultsProps extends Pick<LogRowsProps, 'onPage' | 'onSort' | 'onToggle'> {
  /** Undefined before any search and until the first response. */
  outcome: SearchOutcome | undefined;
  loading: boolean;
  view: LogsSearch['view'];
  onOpen: (index: number) => void;
  applied: Filters | null;
  /** Searches with other filters. */
  onSearchFor: (filters: Filters) => void;
}

/** What came of the search: one page of it, or its timeline. */
export function LogResults({ outcome, loading, view, applied, onSearchFor, onOpen, ...rest }: LogResultsProps) {
  const place = usePlace();
  const found = outcome?.kind === 'found' && outcome.count > 0 ? outcome : undefined;
  const all = outcome?.kind === 'found' ? outcome : undefined;
  const note = (all?.entries.outside || found?.entries.truncated) && all && (
    <TruncatedNote found={all} filters={applied ?? {}} onSearchFor={onSearchFor} />
  );
  return (
    <ListResults
      ready={found !== undefined && !waitsForAll(found, view, place)}
      loading={loading}
      // The rows of a response that is still arriving are no old ones.
      old={loading && (found?.complete ?? false)}
      lossy={found?.entries.lossy ?? false}
      preload={LogRows.preload}
      otherwise={
        <>
          {note}
          <Card>
            <Nothing outcome={outcome} applied={applied} onSearchFor={onSearchFor} />
          </Card>
        </>
      }
    >
      {note}
      {found && view === 'historia' && <OrderTimeline entries={found.entries} open={place.open} onOpen={onOpen} />}
      {found && view === undefined && <LogRows found={found} {...place} {...rest} />}
    </ListResults>
  );
}

/** What needs all entries, or a page that has not arrived yet. */
function waitsForAll(
  { complete, count }: FoundTraces,
  view: LogsSearch['view'],
  { page, sort }: Pick<LogsSearch, 'page' | 'sort'>,
): boolean {
  if (complete) return false;
  return view !== undefined || sort !== undefined || Number(page) > pageCount(count, PAGE_SIZE);
}

function Nothing({ outcome, applied, onSearchFor }: Pick<LogResultsProps, 'outcome' | 'applied' | 'onSearchFor'>) {
  if (!outcome) return <EmptyState icon={Search} title={copy.notSearched} hint={copy.notSearchedHint} />;
  if (outcome.kind === 'failed')
    return <EmptyState icon={CircleAlert} title={copy.notCompleted} hint={copy.notCompletedHint} />;
  return (
    <>
      <EmptyState icon={SearchX} title={listCopy.noResults} />
      {applied && Object.keys(applied).length > 1 && (
        <FindCause key={JSON.stringify(applied)}>
          <LogDiagnosis filters={applied} onChoose={onSearchFor} />
        </FindCause>
      )}
    </>
  );
}
