import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { type FilterChip, FilterChips, useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { writeRange } from '~/shared/period/period';
import { Button } from '~/shared/ui/button';
import { Segments } from '~/shared/ui/form/segments';
import { Select } from '~/shared/ui/form/select';
import { lazyPart, onIntent } from '~/shared/ui/lazy-part';
import type { TransactionReport } from '../api/report';
import { FILTERS, type ReportFilters } from '../api/report-api';
import { copy } from '../copy';
import { PERIODS, type ReportSearch } from './report-search';

const CustomRange = lazyPart(() => import('~/shared/period/custom-range').then((module) => module.CustomRange));
const MoreFilters = lazyPart(() => import('./more-filters').then((module) => module.MoreFilters));

/** How the call names what the platform does by itself. */
const OWN = 'NONE';

interface SearchPanelProps {
  search: ReportSearch;
  /** Undefined until it is there. */
  found: TransactionReport | undefined;
}

/** The period, what is chosen of services, providers and channels, the other filters on demand, and what is active. */
export function SearchPanel({ search, found }: SearchPanelProps) {
  const { filters, setFilters, period, range, today } = search;
  const undo = useUndo(search.steps);
  const [more, setMore] = useState(false);
  const named = PERIODS.find((one) => one === period);
  const chips = FILTERS.flatMap((key): FilterChip[] => {
    const text = filterText(key, filters[key]);
    return text === undefined ? [] : [{ key, label: copy.filters[key], text }];
  });
  const values = {
    service: found?.options.services ?? [],
    provider: [...(found?.options.providers ?? []), OWN],
    channel: found?.options.channels ?? [],
  };
  const choosePeriod = (next: string) => {
    const days = range ?? { start: today, end: today };
    setFilters({ dateRange: next === 'custom' ? writeRange(days) : next });
  };
  return (
    <search aria-label={copy.search} className="mb-4 block print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Segments
          label={copy.period}
          segments={[
            ...PERIODS.map((value) => ({ value: value as string, label: copy.periods[value] })),
            { value: 'custom', label: copy.custom },
          ]}
          value={named ?? 'custom'}
          onChange={choosePeriod}
        />
        {!named && range && (
          <Suspense>
            <CustomRange
              range={range}
              today={today}
              onRange={(days, typing) => setFilters({ dateRange: writeRange(days) }, typing)}
            />
          </Suspense>
        )}
        {(Object.keys(values) as (keyof typeof values)[]).map((key) => (
          <Select
            key={key}
            aria-label={copy.filters[key]}
            value={filters[key] ?? ''}
            onChange={({ target }) => setFilters({ [key]: target.value })}
            className={clsx('w-full sm:w-52', !more && 'max-sm:hidden')}
          >
            <option value="">{copy.any[key]}</option>
            {[...new Set([...values[key], ...(filters[key] ? [filters[key]] : [])])].map((value) => (
              <option key={value} value={value}>
                {filterText(key, value)}
              </option>
            ))}
          </Select>
        ))}
        <Button className="min-h-9.5" aria-expanded={more} {...onIntent(MoreFilters)} onClick={() => setMore(!more)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {copy.more}
        </Button>
        {chips.length > 0 && (
          <FilterChips
            chips={chips}
            onRemove={({ key, label }) => {
              undo.offer(listCopy.removed(label));
              search.removeFilters({ [key]: '' });
            }}
          />
        )}
        {chips.length > 1 && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              undo.offer(listCopy.cleared);
              search.clear();
            }}
          >
            {listCopy.clear}
          </Button>
        )}
      </div>
      {more && (
        <Suspense>
          <MoreFilters key={JSON.stringify(filters)} filters={filters} onFilters={(next) => setFilters(next)} />
        </Suspense>
      )}
    </search>
  );
}

function filterText(key: keyof ReportFilters, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (key === 'provider' && value === OWN) return copy.own;
  if (key === 'paymentMethod') return copy.methods[value as keyof typeof copy.methods] ?? visibleText(value);
  return visibleText(value);
}
