import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { visibleText } from '~/shared/format/visible-text';
import { type FilterChip, FilterChips, useUndo } from '~/shared/list/filter-chips';
import { listCopy } from '~/shared/list/list-copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { CountTabs } from '~/shared/ui/count-tabs';
import { SearchBox } from '~/shared/ui/form/search-box';
import { Select } from '~/shared/ui/form/select';
import type { PropertyPage } from '../api/property';
import { copy } from '../copy';
import { STATUSES, typeLabel } from '../terms';
import type { PropertySearch } from './property-search';

interface SearchPanelProps {
  search: PropertySearch;
  /** Undefined until it is there. */
  found: PropertyPage | undefined;
}

/** The whole search: the box, service, kind and time, what is active, and below it the states with their counts. */
export function SearchPanel({ search, found }: SearchPanelProps) {
  const { filters, days, setFilters, removeFilters, clear, steps } = search;
  const undo = useUndo(steps);
  const [more, setMore] = useState(false);
  const services = [...new Set([...(found?.services ?? []), ...(filters.service ? [filters.service] : [])])];
  const choices = [
    {
      key: 'service',
      any: copy.any.service,
      value: filters.service,
      values: services.map((one) => [one, visibleText(one)]),
    },
    { key: 'type', any: copy.any.type, value: filters.type, values: Object.entries(copy.types) },
    { key: 'dias', any: copy.any.since, value: days, values: Object.entries(copy.days) },
  ] as const;
  const labels = {
    q: copy.filters.q,
    service: copy.filters.service,
    type: copy.filters.type,
    dias: copy.filters.since,
  };
  const texts = {
    q: visibleText(filters.q ?? ''),
    service: visibleText(filters.service ?? ''),
    type: filters.type ? typeLabel(filters.type) : '',
    dias: (days && copy.days[days as keyof typeof copy.days]) || '',
  };
  const chips = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((key): FilterChip[] =>
    texts[key] ? [{ key, label: labels[key], text: texts[key] }] : [],
  );
  return (
    <>
      <Card role="search" className="mb-4 p-4">
        <div className="flex flex-wrap items-center gap-3">
          <SearchBox
            words={copy}
            variant="secondary"
            className="basis-64"
            onSearch={(text) => setFilters({ q: cleanWords(text).text }) ?? undefined}
          />
          <Button className="min-h-9.5 sm:hidden" aria-expanded={more} onClick={() => setMore(!more)}>
            <SlidersHorizontal aria-hidden className="size-4" />
            {copy.moreFilters(chips.length)}
          </Button>
          {choices.map(({ key, any, value, values }) => (
            <Select
              key={key}
              aria-label={labels[key]}
              value={value ?? ''}
              onChange={({ target }) => setFilters({ [key]: target.value })}
              className={clsx('w-44! max-sm:w-full!', !more && 'max-sm:hidden')}
            >
              <option value="">{any}</option>
              {values.map(([code, label]) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          ))}
        </div>
        {chips.length > 0 && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <FilterChips
              chips={chips}
              onRemove={({ key, label }) => {
                undo.offer(listCopy.removed(label));
                removeFilters({ [key]: '' });
              }}
            />
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                undo.offer(listCopy.cleared);
                clear();
              }}
            >
              {listCopy.clear}
            </Button>
          </div>
        )}
      </Card>
      <States search={search} found={found} />
    </>
  );
}

const text = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : MISSING);

/** The states, each with how many it has under the other filters; deleted ones are among none but their own. */
function States({ search, found }: SearchPanelProps) {
  const { status } = search.filters;
  const counts = found?.statusCounts;
  const present = counts && (counts.PUBLISHED ?? 0) + (counts.DRAFT ?? 0);
  const tabs = STATUSES.map((code) => ({
    label: copy.statusLabels[code],
    isOn: status === code,
    count: counts && text(counts[code]),
    onChoose: () => search.setFilters({ status: code }),
  }));
  const all = {
    label: copy.all,
    isOn: status === undefined,
    count: counts && text(present),
    onChoose: () => search.setFilters({ status: '' }),
  };
  return <CountTabs small legend={copy.statuses} tabs={[all, ...tabs]} />;
}
