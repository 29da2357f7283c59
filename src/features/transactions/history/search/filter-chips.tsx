import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ACTIVE_FILTERS, removeFilterLabel } from '../copy';
import type { FilterTerm } from './filter-terms';

interface FilterChipsProps {
  terms: readonly FilterTerm[];
  onRemove: (term: FilterTerm) => void;
}

/** A chip per active filter, each with a button that takes it away. */
export function FilterChips({ terms, onRemove }: FilterChipsProps) {
  if (terms.length === 0) return null;
  return (
    <ul aria-label={ACTIVE_FILTERS} className="flex min-w-0 flex-wrap gap-2">
      {terms.map((term) => (
        <li
          key={term.key}
          className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-lg border border-line-strong pl-2.5 text-sm"
        >
          <span className="text-muted">{term.label}</span>
          <bdi className="font-semibold">{term.text}</bdi>
          <button
            type="button"
            data-remove
            aria-label={removeFilterLabel(term.label)}
            onClick={(event) => {
              focusNeighbour(event);
              onRemove(term);
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

/** The pressed button is about to vanish: the focus goes to the next chip, else the one before, else the search box. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const chip = currentTarget.closest('li');
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ??
    currentTarget.closest('[role="search"]')?.querySelector('input');
  next?.focus();
}
