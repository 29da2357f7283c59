import { CircleAlert, Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { PeriodControl } from '~/features/transactions/parts/period-control';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { type FilterChip, FilterChips } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { controlStyle } from '~/shared/ui/form/field';
import { SubmitButton } from '~/shared/ui/form/submit-button';
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
        <SearchBox onSearch={(q) => setFilters({ q })} />
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
      {terms.length > 0 && (
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

/** One box for any id and for who asked; what names a person goes into no address. */
function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [personal, setPersonal] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const { text: words } = cleanWords(text);
    if (words === '') return;
    if (sensitiveKind(words)) return setPersonal(true);
    onSearch(words);
    setText('');
  };
  return (
    <form noValidate onSubmit={search} autoComplete="off" className="min-w-0 flex-1 basis-80">
      <div className="flex gap-2">
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            aria-label={copy.searchLabel}
            aria-invalid={personal}
            aria-describedby={personal ? id : undefined}
            placeholder={copy.searchPlaceholder}
            maxLength={200}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setPersonal(false);
            }}
            className={`${controlStyle} pl-9 text-ellipsis`}
          />
        </span>
        <SubmitButton variant="secondary" className="min-h-9.5">
          {copy.search}
        </SubmitButton>
      </div>
      {personal && (
        <p id={id} className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {copy.personalSearch}
        </p>
      )}
    </form>
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
