import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UnreadPart } from '~/shared/address/unread-parts';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { FILTER_LABELS, type FilterKey, type Filters, isFilterKey } from '../api/filter-types';
import { ACTIVE_FILTERS, editFilterLabel, removeFilterLabel } from '../copy';
import { filterText } from '../search/search-label';

const ChipEditor = lazyDialog(
  () => import('./chip-editor').then((module) => module.ChipEditor),
  ({ onDone }) => onDone(undefined),
  ({ type, value }) => <bdi className="font-semibold">{filterText(type, value)}</bdi>,
);

interface FilterChipsProps {
  filters: Filters;
  /** What is wrong with some of them. */
  unread: readonly UnreadPart[];
  onRemove: (key: FilterKey) => void;
  onChange: (key: FilterKey, value: string) => void;
}

/** A badge per active filter, each with a button that takes it away (spec 7.3); its value can be edited in place. */
export function FilterChips({ filters, unread, onRemove, onChange }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<FilterKey>();
  const active = Object.entries(filters).flatMap(([key, value]) =>
    isFilterKey(key) ? [{ key, value, wrong: unread.find((part) => part.key === key)?.reason }] : [],
  );
  if (active.length === 0) return null;
  return (
    <ul ref={list} aria-label={ACTIVE_FILTERS} className="flex min-w-0 flex-wrap gap-2">
      {active.map(({ key, value, wrong }) => (
        <li
          key={key}
          data-tone={wrong ? 'danger' : undefined}
          className={clsx(
            'inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-lg border pl-2.5 text-sm',
            wrong ? 'border-danger bg-danger-soft max-sm:flex-wrap' : 'border-line-strong',
          )}
        >
          <span className="text-muted">{FILTER_LABELS[key]}</span>
          {key === edited ? (
            <ChipEditor
              type={key}
              value={value}
              onDone={(next, left) => {
                flushSync(() => setEdited(undefined));
                if (!left) list.current?.querySelector<HTMLElement>(`[data-edit="${key}"]`)?.focus();
                if (next !== undefined && next !== value) onChange(key, next);
              }}
            />
          ) : (
            <button
              type="button"
              data-edit={key}
              title={editFilterLabel(FILTER_LABELS[key])}
              aria-description={editFilterLabel(FILTER_LABELS[key])}
              onClick={() => setEdited(key)}
              className="min-h-6 min-w-0 rounded text-left font-semibold hover:underline"
            >
              <bdi>{filterText(key, value)}</bdi>
            </button>
          )}
          {wrong && <span className="text-danger max-sm:order-last max-sm:basis-full max-sm:pb-1">{wrong}</span>}
          <button
            type="button"
            data-remove
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
  const next =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ??
    currentTarget.closest('[role="search"]')?.querySelector('select');
  next?.focus();
}
