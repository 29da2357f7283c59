import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { FilterChips } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { PeriodControl } from '~/shared/period/period-control';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { copy } from '../copy';
import { type FilterTerm, filterTerms } from './filter-terms';
import { SearchBox } from './search-box';
import type { ReadWords } from './search-words';
import { isApplied, STATUS_GROUPS } from './status-tabs';

const FilterPanel = lazyPart(() => import('./filter-panel').then((module) => module.FilterPanel));

interface SearchPanelProps {
  filters: OperationFilters;
  period: string;
  today: string;
  /** @param hidden whether the text held something that nobody sees */
  onSearch: (words: ReadWords, hidden: boolean) => void;
  onFilters: (filters: OperationFilters, typing?: boolean) => void;
  onRemove: (term: FilterTerm) => void;
  onClear: () => void;
}

/** The whole search: the box, the period, the other filters on demand, and what is active. */
export function SearchPanel({ filters, period, today, onSearch, onFilters, onRemove, onClear }: SearchPanelProps) {
  const [more, setMore] = useState(false);
  // A status that a tab shows needs no chip.
  const terms = filterTerms(filters).filter(
    ({ key }) => key !== 'status' || !STATUS_GROUPS.some((statuses) => isApplied(statuses, filters.status)),
  );
  return (
    <Card role="search" className="mb-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox onSearch={onSearch} />
        <PeriodControl
          period={period}
          today={today}
          onPeriod={(dateRange, typing) => onFilters({ dateRange }, typing)}
        />
        <Button className="min-h-9.5" aria-expanded={more} {...onIntent(FilterPanel)} onClick={() => setMore(!more)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {copy.moreFilters}
        </Button>
      </div>
      {more && (
        <Suspense fallback={<div className="min-h-40" />}>
          <FilterPanel filters={filters} onFilters={onFilters} />
        </Suspense>
      )}
      {(terms.length > 0 || filters.status) && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <FilterChips chips={terms} onRemove={onRemove} />
          <Button variant="link" size="sm" onClick={onClear}>
            {listCopy.clear}
          </Button>
        </div>
      )}
    </Card>
  );
}
