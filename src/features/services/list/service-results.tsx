import { Boxes, SearchX } from 'lucide-react';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { ListResults, lazyRows } from '~/shared/list/list-results';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { SectionError } from '~/shared/ui/feedback/section-error';
import type { ServicePage } from '../api/service';
import { copy } from '../copy';
import type { ServiceSearch } from '../search/service-search';

const ServiceRows = lazyRows(() => import('./service-rows').then((module) => module.ServiceRows));

interface ServiceResultsProps {
  found: ServicePage | undefined;
  error: Error | null;
  loading: boolean;
  /** Whether what is shown belongs to another search than the one in the address. */
  old: boolean;
  search: ServiceSearch;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** What came of the search. */
export function ServiceResults({ found, error, loading, old, search, onPage, onRetry }: ServiceResultsProps) {
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {RETRY}
    </Button>
  );
  const isFiltered = Object.keys(search.filters).length > 0 || search.page > 1;
  return (
    <ListResults
      ready={found !== undefined}
      // A refresh by interval dims nothing.
      loading={loading && (old || !found)}
      old={old}
      lossy={false}
      preload={ServiceRows.preload}
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
      {found && found.services.length > 0 && <ServiceRows found={found} search={search} onPage={onPage} />}
      {found && found.services.length === 0 && (
        <Card className="flex flex-col items-center pb-10">
          {isFiltered ? (
            <>
              <EmptyState icon={SearchX} title={copy.noMatch} />
              <Button onClick={search.clear}>{copy.clear}</Button>
            </>
          ) : (
            <EmptyState icon={Boxes} title={copy.nothing} hint={copy.nothingYet} />
          )}
        </Card>
      )}
    </ListResults>
  );
}
