import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { useSearchNavigation } from '../address/use-search-navigation';
import { useToast } from '../toast/toast-store';
import { Button } from '../ui/button';
import { listCopy } from './list-copy';

/** One active filter as people read it. */
export interface FilterChip {
  key: string;
  label: string;
  text: string;
  /** What is wrong with its value, in words. */
  wrong?: string | undefined;
}

interface FilterChipsProps<Chip extends FilterChip> {
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  /** Its value, where it is more than text. */
  value?: (chip: Chip) => ReactNode;
}

/** A chip per active filter, each with a button that takes it away; its value may be edited in place. */
export function FilterChips<Chip extends FilterChip>({ chips, onRemove, value }: FilterChipsProps<Chip>) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={listCopy.activeFilters} className="flex min-w-0 flex-wrap gap-2">
      {chips.map((chip) => (
        <li
          key={chip.key}
          data-tone={chip.wrong ? 'danger' : undefined}
          className={clsx(
            'inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-lg border px-2.5 text-sm',
            chip.wrong ? 'border-danger bg-danger-soft max-sm:flex-wrap' : 'border-line-strong',
          )}
        >
          <span className="text-muted">{chip.label}</span>
          {value?.(chip) ?? <bdi className="font-semibold">{chip.text}</bdi>}
          {chip.wrong && (
            <span className="text-danger max-sm:order-last max-sm:basis-full max-sm:pb-1">{chip.wrong}</span>
          )}
          <button
            type="button"
            data-remove
            aria-label={listCopy.removeFilter(chip.label)}
            onClick={(event) => {
              focusNeighbour(event);
              onRemove(chip);
            }}
            className="-mr-2 inline-flex size-7 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink print:hidden"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ActiveFiltersProps<Chip extends FilterChip> {
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  onClear: () => void;
}

/** What is active, each with what takes it away, and what takes all of it away. */
export function ActiveFilters<Chip extends FilterChip>({ chips, onRemove, onClear }: ActiveFiltersProps<Chip>) {
  if (chips.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <FilterChips chips={chips} onRemove={onRemove} />
      <Button variant="link" size="sm" onClick={onClear}>
        {listCopy.clear}
      </Button>
    </div>
  );
}

/** The pressed button is about to vanish: the focus goes to the next chip, else the one before, else the first field. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const chip = currentTarget.closest('li');
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ??
    currentTarget.closest('[role="search"]')?.querySelector<HTMLElement>('input, select');
  next?.focus();
}

/** A toast that offers the address as it was before a filter was taken away. */
export function useUndo({ current, undo }: Pick<ReturnType<typeof useSearchNavigation>, 'current' | 'undo'>) {
  const toast = useToast();
  return {
    offer: (text: string) => {
      const before = current();
      toast.show('info', text, { undo: () => undo(before) });
    },
    dismiss: toast.dismiss,
  };
}
