import { clsx } from 'clsx';
import { CircleAlert, Search, SearchX } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { LOSSY } from '~/shared/copy';
import { FindCause } from '~/shared/list/find-cause';
import { pageCount } from '~/shared/list/page-window';
import { usePreferences } from '~/shared/storage/preferences';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Loader } from '~/shared/ui/feedback/loader';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import type { Filters } from '../api/filter-types';
import type { FoundTraces, SearchOutcome } from '../api/log-queries';
import { PAGE_SIZE } from '../api/trace-list';
import { NO_RESULTS, NOT_COMPLETED, NOT_COMPLETED_HINT, NOT_SEARCHED, NOT_SEARCHED_HINT } from '../copy';
import type { LogsSearch } from '../search/logs-search';
import { LogRows, preloadRows } from './lazy-rows';
import { EmptyReasons, OrderTimeline } from './lazy-views';
import type { RowsProps } from './log-rows';

interface LogResultsProps extends Omit<RowsProps, 'found'> {
  /** Undefined before any query and until the first answer. */
  outcome: SearchOutcome | undefined;
  loading: boolean;
  view: LogsSearch['view'];
  onOpen: (index: number) => void;
  /** The filters that were asked for. */
  applied: Filters | null;
  /** Asks another question. */
  onSearchFor: (filters: Filters) => void;
}

/** What came of the query, one page of it. While the next answer is awaited the old rows stay, dimmed. */
export function LogResults({ outcome, loading, view, applied, onSearchFor, ...rest }: LogResultsProps) {
  // The dates of the rows are written anew when another tab changes the format of the hour.
  usePreferences();
  useEffect(preloadRows, []);
  const found = outcome?.kind === 'found' && outcome.count > 0 ? outcome : undefined;
  if (!found || waitsForAll(found, view, rest)) {
    return (
      <Card aria-busy={loading}>
        {loading ? (
          <Loader size="section" />
        ) : (
          <Nothing outcome={outcome} applied={applied} onSearchFor={onSearchFor} />
        )}
      </Card>
    );
  }

  // The rows of an answer that is still arriving are no old ones.
  const old = loading && found.complete;
  return (
    <div className="relative" aria-busy={loading}>
      {old && (
        <div className="pointer-events-none absolute inset-x-0 top-14 z-10 flex justify-center">
          <div className="rounded-full border border-line bg-surface px-5 shadow-card *:min-h-9">
            <Loader size="section" />
          </div>
        </div>
      )}
      {found.entries.lossy && (
        <AlertBox variant="warning" className="mb-3">
          {LOSSY}
        </AlertBox>
      )}
      <div className={clsx(old && 'opacity-50')}>
        <Suspense fallback={<Loader size="section" />}>
          <LossyAnswer value={found.entries.lossy}>
            {view === 'historia' ? (
              <OrderTimeline entries={found.entries} open={rest.open} onOpen={rest.onOpen} />
            ) : (
              <LogRows found={found} {...rest} />
            )}
          </LossyAnswer>
        </Suspense>
      </div>
    </div>
  );
}

/** What needs all entries, or a page that has not arrived yet. */
function waitsForAll(
  { complete, count }: FoundTraces,
  view: LogsSearch['view'],
  { wantedPage, wantedSort }: Pick<RowsProps, 'wantedPage' | 'wantedSort'>,
): boolean {
  if (complete) return false;
  return view !== undefined || wantedSort !== undefined || Number(wantedPage) > pageCount(count, PAGE_SIZE);
}

function Nothing({ outcome, applied, onSearchFor }: Pick<LogResultsProps, 'outcome' | 'applied' | 'onSearchFor'>) {
  if (!outcome) return <EmptyState icon={Search} title={NOT_SEARCHED} hint={NOT_SEARCHED_HINT} />;
  if (outcome.kind === 'failed')
    return <EmptyState icon={CircleAlert} title={NOT_COMPLETED} hint={NOT_COMPLETED_HINT} />;
  return (
    <>
      <EmptyState icon={SearchX} title={NO_RESULTS} />
      {applied && Object.keys(applied).length > 1 && (
        <FindCause key={JSON.stringify(applied)}>
          <EmptyReasons filters={applied} onChoose={onSearchFor} />
        </FindCause>
      )}
    </>
  );
}
