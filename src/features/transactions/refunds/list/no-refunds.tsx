import { FileQuestion, SearchX, Undo2 } from 'lucide-react';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import type { RefundPage } from '../api/refund';
import { copy } from '../copy';
import type { RefundSearchState } from '../search/use-refund-search';

/** What would stand here, and the one thing that fills it. */
export function NoRefunds({ found, search }: { found: RefundPage; search: RefundSearchState }) {
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
