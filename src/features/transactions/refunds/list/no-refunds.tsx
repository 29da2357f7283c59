import { Undo2 } from 'lucide-react';
import { NoRows } from '~/shared/list/no-rows';
import type { RefundPage } from '../api/refund';
import type { RefundSearchState } from '../search/use-refund-search';
import { copy } from './none-copy';

const WAITING = { ...copy, nothing: copy.nothingToAuthorize, nothingYet: undefined };

/** What would stand here, and the one thing that fills it. */
export function NoRefunds({ found, search }: { found: RefundPage; search: RefundSearchState }) {
  const { dateRange: _, view, ...others } = search.filters;
  const isQueue = view === 'TO_AUTHORIZE' && Object.keys(others).length === 0;
  return (
    <NoRows
      total={found.total}
      search={search}
      isFiltered={!isQueue && Object.keys(search.filters).length > 0}
      onClear={() => search.goTo({ dateRange: 'todo' })}
      icon={Undo2}
      words={isQueue ? WAITING : copy}
    />
  );
}
