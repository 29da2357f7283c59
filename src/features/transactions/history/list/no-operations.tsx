import { SearchX } from 'lucide-react';
import { listCopy } from '~/shared/list/list-copy';
import { FindCause } from '~/shared/list/list-results';
import { NoSuchPage } from '~/shared/list/no-rows';
import { Card } from '~/shared/ui/card';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { HistorySearchState } from '../search/use-history-search';

const OperationDiagnosis = lazyPart(() => import('./operation-diagnosis').then((module) => module.OperationDiagnosis));

/** Nothing was found, or nothing on this page. */
export function NoOperations({ total, search }: { total: number; search: HistorySearchState }) {
  if (total > 0) return <NoSuchPage search={search} />;
  return (
    <Card>
      <EmptyState icon={SearchX} title={listCopy.noResults} />
      <FindCause key={JSON.stringify(search.filters)}>
        <OperationDiagnosis filters={search.filters} onFilters={search.setFilters} onOpen={search.openOperation} />
      </FindCause>
    </Card>
  );
}
