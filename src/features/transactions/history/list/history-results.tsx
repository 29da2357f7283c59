import { FileQuestion, SearchX } from 'lucide-react';
import { failureText, isUnavailable } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { listCopy } from '~/shared/list/list-copy';
import { FindCause, ListResults, lazyRows } from '~/shared/list/list-results';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { OperationPage } from '../api/operation-page';
import { copy } from '../copy';
import type { HistorySearchState } from '../search/use-history-search';
import type { SelectedActsPart } from './operation-rows';

const OperationRows = lazyRows(() => import('./operation-rows').then((module) => module.OperationRows));

const OperationDiagnosis = lazyPart(() => import('./operation-diagnosis').then((module) => module.OperationDiagnosis));

interface HistoryResultsProps {
  found: OperationPage | undefined;
  error: Error | null;
  loading: boolean;
  /** Whether what is shown belongs to another search than the one in the address. */
  old: boolean;
  search: HistorySearchState;
  onPage: (page: number) => void;
  onRetry: () => void;
  SelectedActs: SelectedActsPart;
}

/** What came of the search. */
export function HistoryResults(props: HistoryResultsProps) {
  const { found, error, loading, old, search, onPage, onRetry, SelectedActs } = props;
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {RETRY}
    </Button>
  );
  return (
    <ListResults
      ready={found !== undefined}
      loading={loading}
      old={old}
      lossy={found?.lossy ?? false}
      preload={OperationRows.preload}
      otherwise={
        error && (
          <SectionError
            title={copy.results}
            message={failureText(error, copy.listFailed)}
            actions={!isUnavailable(error) && retry}
          />
        )
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
      {found && found.operations.length > 0 && <OperationRows {...{ found, search, onPage, SelectedActs }} />}
      {found && found.operations.length === 0 && <Nothing found={found} search={search} />}
    </ListResults>
  );
}

function Nothing({ found, search }: { found: OperationPage; search: HistorySearchState }) {
  if (found.total > 0) {
    return (
      <Card className="flex flex-col items-center pb-10">
        <EmptyState icon={FileQuestion} title={copy.beyondPages} />
        <Button onClick={() => search.goToPage(1)}>{copy.firstPage}</Button>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState icon={SearchX} title={listCopy.noResults} />
      <FindCause key={JSON.stringify(search.filters)}>
        <OperationDiagnosis filters={search.filters} onFilters={search.setFilters} onOpen={search.openOperation} />
      </FindCause>
    </Card>
  );
}
