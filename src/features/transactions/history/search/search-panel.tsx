import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { presetOf, resolvePeriod, showRange, splitRange, writeRange } from '~/features/transactions/query/period';
import { FilterChips } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Select } from '~/shared/ui/form/select';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { copy } from '../copy';
import { type FilterTerm, filterTerms } from './filter-terms';
import { ALL_DAYS } from './history-search';
import { SearchBox } from './search-box';
import type { ReadWords } from './search-words';
import { isApplied, STATUS_GROUPS } from './status-tabs';

const FilterPanel = lazyPart(() => import('./filter-panel').then((module) => module.FilterPanel));

// Asked for with the screen, beside its data: most never choose days of their own.
const CustomRange = lazyPart(() =>
  import('~/features/transactions/query/custom-range').then((module) => module.CustomRange),
);
CustomRange.preload();

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

interface PeriodControlProps {
  /** As the address names it. */
  period: string;
  /** yyyy-mm-dd */
  today: string;
  onPeriod: (period: string, typing?: boolean) => void;
}

/** The days that are asked for, always in sight: a preset and the days that it means, or two days of one's own. */
function PeriodControl({ period, today, onPeriod }: PeriodControlProps) {
  const range = resolvePeriod(period, today);
  const named = period === ALL_DAYS || presetOf(period) !== undefined;
  const choose = (next: string) => onPeriod(next === 'custom' ? writeRange(range ?? week(today)) : next);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
      <Select
        aria-label={copy.period}
        value={named ? period : 'custom'}
        onChange={(event) => choose(event.target.value)}
        className="w-40 sm:w-44"
      >
        {copy.periods.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="custom">{copy.custom}</option>
      </Select>
      {named ? (
        <span className="font-mono text-xs text-muted">{range ? showRange(range) : copy.allPeriod}</span>
      ) : (
        <Suspense>
          <CustomRange
            range={range ?? splitRange(period)}
            today={today}
            onRange={(days, typing) => onPeriod(writeRange(days), typing)}
          />
        </Suspense>
      )}
    </div>
  );
}

function week(today: string) {
  return resolvePeriod('7d', today) ?? { start: today, end: today };
}
