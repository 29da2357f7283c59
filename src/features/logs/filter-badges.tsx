import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { visibleText } from '../../shared/lib/visible-text';
import { ACTIVE_FILTERS, removeFilterLabel } from './copy';
import { showRange } from './date-range';
import { FILTER_LABELS, type FilterKey, isFilterKey } from './filter-types';
import type { Filters } from './question';

interface FilterBadgesProps {
  filters: Filters;
  onRemove: (key: FilterKey) => void;
}

/** A badge per active filter, each with a button that takes it away (section 4). */
export function FilterBadges({ filters, onRemove }: FilterBadgesProps) {
  const active = Object.entries(filters).flatMap(([key, value]) => (isFilterKey(key) ? [{ key, value }] : []));
  if (active.length === 0) return null;
  return (
    <ul aria-label={ACTIVE_FILTERS} className="mt-3 flex flex-wrap gap-2">
      {active.map(({ key, value }) => (
        <li
          key={key}
          className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-lg border border-line-strong pl-2.5 text-sm"
        >
          <span className="text-muted">{FILTER_LABELS[key]}</span>
          <bdi className="min-w-0 font-semibold">{key === 'dateRange' ? showRange(value) : visibleText(value)}</bdi>
          <button
            type="button"
            aria-label={removeFilterLabel(FILTER_LABELS[key])}
            onClick={(event) => {
              focusNeighbour(event);
              onRemove(key);
            }}
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The pressed button is about to vanish: the focus goes to the next badge, else the one before, else the form. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const badge = currentTarget.closest('li');
  const neighbour = badge?.nextElementSibling ?? badge?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? currentTarget.closest('[role="search"]')?.querySelector('select');
  next?.focus();
}
