import { Suspense } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { ListResults, lazyRows } from '~/shared/list/list-results';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { RefundPage } from '../api/refund';
import { copy } from '../copy';
import type { RefundSearchState } from '../search/use-refund-search';

const NoRefunds = lazyPart(() => import('./no-refunds').then((module) => module.NoRefunds));
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
      {found && found.refunds.length === 0 && (
        <Suspense>
          <NoRefunds found={found} search={search} />
        </Suspense>
      )}
    </ListResults>
  );
}
