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
import type { ServicePage } from '../api/service';
import { copy } from '../copy';
import { STATUSES, statusLabel, typeLabel } from '../statuses';
import type { ServiceSearch } from './service-search';

type Choice = keyof typeof copy.any;

interface SearchPanelProps {
  search: ServiceSearch;
  /** Undefined until it is there. */
  found: ServicePage | undefined;
}

/** The whole search: the box, kind, server and tag, what is active, and below it the states with their counts. */
export function SearchPanel({ search, found }: SearchPanelProps) {
  const { filters, setFilters, removeFilters, clear, steps } = search;
  const undo = useUndo(steps);
  const [more, setMore] = useState(false);
  const values: Record<Choice, readonly string[]> = {
    type: Object.keys(copy.type),
    server: found?.options.servers ?? [],
    tag: found?.options.tags ?? [],
  };
  const chips = (['q', 'type', 'server', 'tag'] as const).flatMap((key): FilterChip[] => {
    const value = key === 'q' ? filters.q : filters[key]?.[0];
    return value
      ? [{ key, label: copy.filters[key], text: key === 'type' ? typeLabel(value) : visibleText(value) }]
      : [];
  });
  return (
    <>
      <Card role="search" className="mb-4 p-4">
        <div className="flex flex-wrap items-center gap-3">
          <SearchBox
            words={copy}
            variant="secondary"
            className="basis-72"
            onSearch={(text) => setFilters({ q: cleanWords(text).text }) ?? undefined}
          />
          <Button className="min-h-9.5 sm:hidden" aria-expanded={more} onClick={() => setMore(!more)}>
            <SlidersHorizontal aria-hidden className="size-4" />
            {copy.moreFilters(chips.length)}
          </Button>
          {(Object.keys(values) as Choice[]).map((key) => (
            <Select
              key={key}
              aria-label={copy.filters[key]}
              value={filters[key]?.[0] ?? ''}
              onChange={({ target }) => setFilters({ [key]: target.value })}
              className={clsx('w-48! max-sm:w-full!', !more && 'max-sm:hidden')}
            >
              <option value="">{copy.any[key]}</option>
              {[...new Set([...values[key], ...(filters[key] ?? [])])].map((value) => (
                <option key={value} value={value}>
                  {key === 'type' ? typeLabel(value) : visibleText(value)}
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
      <Strip search={search} found={found} />
    </>
  );
}

const text = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : MISSING);

/** How many stand how, each a press away. */
function Strip({ search: { filters, setFilters }, found }: SearchPanelProps) {
  const counts = found && STATUSES.map((status) => found.statusCounts[status] ?? null);
  const all = counts?.every((count) => count !== null) ? counts.reduce((sum, count) => sum + count, 0) : null;
  const chosen = filters.status?.[0];
  return (
    <CountTabs
      small
      legend={copy.statuses}
      tabs={[
        {
          label: copy.allStatuses,
          isOn: chosen === undefined,
          count: found && text(all),
          onChoose: () => setFilters({ status: '' }),
        },
        ...STATUSES.map((status, index) => ({
          label: statusLabel(status),
          isOn: chosen === status,
          count: found && text(counts?.[index]),
          onChoose: () => setFilters({ status }),
        })),
      ]}
    />
  );
}
