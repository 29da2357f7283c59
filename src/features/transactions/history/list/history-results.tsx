import { clsx } from 'clsx';
import { FileQuestion, SearchX } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { failureText, isUnavailable } from '~/features/transactions/query/call-failure';
import { LOSSY, RETRY } from '~/shared/copy';
import { FindCause } from '~/shared/list/find-cause';
import { usePreferences } from '~/shared/storage/preferences';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Loader } from '~/shared/ui/feedback/loader';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { SectionError } from '~/shared/ui/feedback/section-error';
import type { OperationPage } from '../api/operation-page';
import { BEYOND_PAGES, FIRST_PAGE, LIST_FAILED, NO_RESULTS, NOT_REFRESHED, RESULTS } from '../copy';
import { EmptyReasons } from '../lazy-parts';
import type { HistorySearchState } from '../search/use-history-search';
import { OperationRows, preloadRows } from './lazy-rows';

interface HistoryResultsProps {
  found: OperationPage | undefined;
  error: Error | null;
  loading: boolean;
  /** Whether what is shown answers another search than the one in the address. */
  old: boolean;
  search: HistorySearchState;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** What came of the search; while the next answer is awaited the old operations stay, dimmed. */
export function HistoryResults(props: HistoryResultsProps) {
  const { found, error, loading, old, search, onPage, onRetry } = props;
  // The dates are written anew when another tab changes the format of the hour.
  usePreferences();
  useEffect(preloadRows, []);
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {RETRY}
    </Button>
  );
  if (!found) {
    if (!loading && error) {
      return (
        <SectionError
          title={RESULTS}
          message={failureText(error, LIST_FAILED)}
          actions={!isUnavailable(error) && retry}
        />
      );
    }
    return (
      <Card aria-busy>
        <Loader size="section" />
      </Card>
    );
  }
  return (
    <div className="relative" aria-busy={loading}>
      {old && (
        <div className="pointer-events-none absolute inset-x-0 top-14 z-10 flex justify-center">
          <div className="rounded-full border border-line bg-surface px-5 shadow-card *:min-h-9">
            <Loader size="section" />
          </div>
        </div>
      )}
      {error && !loading && (
        <AlertBox variant="warning" className="mb-3" actions={retry}>
          {NOT_REFRESHED}
        </AlertBox>
      )}
      {found.lossy && (
        <AlertBox variant="warning" className="mb-3">
          {LOSSY}
        </AlertBox>
      )}
      <div className={clsx(old && 'opacity-50')}>
        {found.operations.length > 0 ? (
          <Suspense fallback={<Loader size="section" />}>
            <LossyAnswer value={found.lossy}>
              <OperationRows found={found} search={search} onPage={onPage} />
            </LossyAnswer>
          </Suspense>
        ) : (
          <Nothing found={found} search={search} />
        )}
      </div>
    </div>
  );
}

function Nothing({ found, search }: { found: OperationPage; search: HistorySearchState }) {
  if (found.total > 0) {
    return (
      <Card className="flex flex-col items-center pb-10">
        <EmptyState icon={FileQuestion} title={BEYOND_PAGES} />
        <Button onClick={() => search.goToPage(1)}>{FIRST_PAGE}</Button>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState icon={SearchX} title={NO_RESULTS} />
      <FindCause key={JSON.stringify(search.filters)}>
        <EmptyReasons filters={search.filters} onFilters={search.setFilters} onOpen={search.openOperation} />
      </FindCause>
    </Card>
  );
}
