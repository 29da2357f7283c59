import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { ActiveFilters, type FilterChip } from '~/shared/list/filter-chips';
import { cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { PeriodControl } from '~/shared/period/period-control';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { SearchBox } from '~/shared/ui/form/search-box';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import type { RefundFilters } from '../api/refund-filters';
import { copy } from '../copy';
import { filterLabel } from './filter-label';
import type { RefundSearchState } from './use-refund-search';

const MoreFilters = lazyPart(() => import('./more-filters').then((module) => module.MoreFilters));

interface SearchPanelProps {
  search: RefundSearchState;
  /** Takes a filter away so that it can be undone. */
  onRemove: (term: RefundTerm) => void;
  onClear: () => void;
}

/** One active filter as people read it, and what takes it away. */
export interface RefundTerm extends FilterChip {
  none: RefundFilters;
}

/** The whole search: the box, the period, the other filters on demand, and what is active. */
export function SearchPanel({ search, onRemove, onClear }: SearchPanelProps) {
  const { filters, period, today, setFilters } = search;
  const [more, setMore] = useState(false);
  const terms = refundTerms(filters);
  return (
    <Card role="search" className="mb-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          words={copy}
          variant="secondary"
          className="basis-80"
          onSearch={(text) => {
            const { text: q } = cleanWords(text);
            // What names a person goes into no address.
            if (sensitiveKind(q)) return copy.personalSearch;
            setFilters({ q });
          }}
        />
        <PeriodControl
          period={period}
          today={today}
          onPeriod={(dateRange, typing) => setFilters({ dateRange }, typing)}
        />
        <Button className="min-h-9.5" aria-expanded={more} {...onIntent(MoreFilters)} onClick={() => setMore(!more)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {copy.moreFilters}
        </Button>
      </div>
      {more && (
        <Suspense>
          <MoreFilters filters={filters} onFilters={setFilters} />
        </Suspense>
      )}
      <ActiveFilters chips={terms} onRemove={onRemove} onClear={onClear} />
    </Card>
  );
}

/** The active filters but period, queue and status, which have controls of their own. */
export function refundTerms(filters: RefundFilters): RefundTerm[] {
  const { q = '', minAmount, maxAmount } = filters;
  const [least, most] = [minAmount, maxAmount].map((cents) => (cents ? formatMoney(Number(cents)) : ''));
  const amount = least && most ? copy.between(least, most) : least ? copy.from(least) : most ? copy.upTo(most) : '';
  const texts = {
    q: visibleText(q),
    paymentMethod: (filters.paymentMethod ?? []).map((value) => filterLabel('paymentMethod', value)).join(', '),
    reasonCode: (filters.reasonCode ?? []).map((value) => filterLabel('reasonCode', value)).join(', '),
    amount,
  };
  const none = { q: '', paymentMethod: [], reasonCode: [] };
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((key) => texts[key] !== '')
    .map((key) => ({
      key,
      label: copy.filters[key],
      text: texts[key],
      none: key === 'amount' ? { minAmount: '', maxAmount: '' } : { [key]: none[key] },
    }));
}
