import { Undo2 } from 'lucide-react';
import { NoRows } from '~/shared/list/no-rows-part';
import type { RefundPage } from '../api/refund';
import { copy } from '../copy';
import type { RefundSearchState } from '../search/use-refund-search';

const WAITING = { ...copy, nothing: copy.nothingToAuthorize, nothingYet: undefined };

/** What would stand here, and the one thing that fills it. */
export function NoRefunds({ found, search }: { found: RefundPage; search: RefundSearchState }) {
  const { dateRange, view, ...others } = search.filters;
  const isNarrowed = Object.keys(others).length > 0;
  const isQueue = view === 'TO_AUTHORIZE' && !isNarrowed;
  return (
    <NoRows
      total={found.total}
      search={search}
      isFiltered={!isQueue && (isNarrowed || dateRange !== undefined || view !== undefined)}
      onClear={() => search.goTo({ dateRange: 'todo' })}
      icon={Undo2}
      words={isQueue ? WAITING : copy}
    />
  );
}
