import { Undo2 } from 'lucide-react';
import { NoRows } from '~/shared/list/no-rows';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import type { RefundPage } from '../api/refund';
import { copy } from '../copy';
import type { RefundSearchState } from '../search/use-refund-search';

/** What would stand here, and the one thing that fills it. */
export function NoRefunds({ found, search }: { found: RefundPage; search: RefundSearchState }) {
  const { dateRange: _, view, ...filters } = search.filters;
  if (found.total === 0 && view === 'TO_AUTHORIZE' && Object.keys(filters).length === 0)
    return <EmptyCard icon={Undo2} title={copy.nothingToAuthorize} />;
  const isFiltered = search.filters.dateRange !== undefined || view !== undefined || Object.keys(filters).length > 0;
  return (
    <NoRows
      total={found.total}
      search={search}
      isFiltered={isFiltered}
      onClear={() => search.goTo({ dateRange: 'todo' })}
      icon={Undo2}
      words={copy}
    />
  );
}
