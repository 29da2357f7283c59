import { FileQuestion, SearchX, Undo2 } from 'lucide-react';
import { failureText } from '~/features/transactions/query/call-failure';
import { RETRY } from '~/shared/copy';
import { ListResults, lazyRows } from '~/shared/list/list-results';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { SectionError } from '~/shared/ui/feedback/section-error';
import type { RefundPage } from '../api/refund';
import { copy } from '../copy';
import type { RefundSearchState } from '../search/use-refund-search';

const RefundRows = lazyRows(() => import('./refund-rows').then((module) => module.RefundRows));

interface RefundResultsProps {
  found: RefundPage | undefined;
  error: Error | null;
  loading: boolean;
  /** Whether what is shown belongs to another search than the one in the address. */
  old: boolean;
  search: RefundSearchState;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** What came of the search. */
export function RefundResults({ found, error, loading, old, search, onPage, onRetry }: RefundResultsProps) {
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {RETRY}
    </Button>
  );
  return (
    <ListResults
      ready={found !== undefined}
      loading={loading && (old || !found)}
      old={old}
      lossy={false}
      preload={RefundRows.preload}
      otherwise={
        error && <SectionError title={copy.results} message={failureText(error, copy.listFailed)} actions={retry} />
      }
      warning={
        error &&
        !loading && (
          <AlertBox variant="warning" className="mb-3" actions={retry}>
            {copy.notRefreshed}
          </AlertBox>
        )
      }
    >
      {found && found.refunds.length > 0 && <RefundRows found={found} search={search} onPage={onPage} />}
      {found && found.refunds.length === 0 && <Nothing found={found} search={search} />}
    </ListResults>
  );
}

/** What would stand here, and the one thing that fills it. */
function Nothing({ found, search }: { found: RefundPage; search: RefundSearchState }) {
  const { dateRange: _, view, ...filters } = search.filters;
  if (found.total > 0) {
    return (
      <Card className="flex flex-col items-center pb-10">
        <EmptyState icon={FileQuestion} title={copy.beyondPages} />
        <Button onClick={() => search.goToPage(1)}>{copy.firstPage}</Button>
      </Card>
    );
  }
  if (view === 'TO_AUTHORIZE' && Object.keys(filters).length === 0) {
    return (
      <Card>
        <EmptyState icon={Undo2} title={copy.nothingToAuthorize} />
      </Card>
    );
  }
  const isFiltered = search.filters.dateRange !== undefined || view !== undefined || Object.keys(filters).length > 0;
  return (
    <Card className="flex flex-col items-center pb-10">
      {isFiltered ? (
        <>
          <EmptyState icon={SearchX} title={copy.noMatch} />
          <Button onClick={() => search.goTo({ dateRange: 'todo' })}>{copy.clear}</Button>
        </>
      ) : (
        <EmptyState icon={Undo2} title={copy.nothing} hint={copy.nothingYet} />
      )}
    </Card>
  );
}
