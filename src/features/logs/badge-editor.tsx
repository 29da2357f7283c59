import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { END, START } from './copy';
import { dayBounds, dayError, endBounds, joinRange, localDay } from './date-range';
import { FILTER_LABELS, type FilterKey, isOptionKey, type OptionKey } from './filter-types';
import { newValueLabel } from './later-copy';
import { logQueries } from './log-queries';

interface BadgeEditorProps {
  type: FilterKey;
  value: string;
  /** The new value, or undefined to leave the old one; `left` when the focus has gone elsewhere already. */
  onDone: (value: string | undefined, left?: boolean) => void;
}

const STYLE = 'min-h-6 rounded border border-line-strong bg-surface px-1.5 text-sm text-ink';

/** The value of a filter being edited where it stands: Enter keeps it, Escape or leaving it empty does not. */
export function BadgeEditor({ type, value, onDone }: BadgeEditorProps) {
  const [start = '', end = ''] = type === 'dateRange' ? value.split('_') : [];
  const [draft, setDraft] = useState({ value, start, end });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const bounds = dayBounds(localDay(new Date()));

  const wrong =
    type === 'dateRange'
      ? (dayError(draft.start, bounds) ?? dayError(draft.end, endBounds(draft.start, bounds)))
      : draft.value.trim() === '';

  const keep = (left: boolean) => {
    const next = type === 'dateRange' ? joinRange(draft.start, draft.end) : draft.value.trim();
    onDone(wrong ? undefined : next, left);
  };

  const field = (name: 'value' | 'start' | 'end', label: string): ComponentProps<'input'> => ({
    'aria-label': label,
    value: draft[name],
    onChange: (event) => setDraft({ ...draft, [name]: event.target.value }),
    className: STYLE,
  });

  return (
    <form
      ref={form}
      noValidate
      className="flex min-w-0 flex-wrap items-center gap-1"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => {
        // A form of two fields and no button submits nothing by itself.
        if (event.key === 'Enter') {
          // Else it would also press the button that gets the focus.
          event.preventDefault();
          keep(false);
        }
        if (event.key === 'Escape') onDone(undefined);
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) keep(true);
      }}
    >
      {type === 'dateRange' ? (
        <>
          <input type="date" {...bounds} {...field('start', START)} />
          <input type="date" {...endBounds(draft.start, bounds)} {...field('end', END)} />
        </>
      ) : isOptionKey(type) ? (
        <OptionEditor type={type} value={value} onDone={onDone} />
      ) : (
        <input type="text" autoComplete="off" {...field('value', newValueLabel(FILTER_LABELS[type]))} />
      )}
    </form>
  );
}

function OptionEditor({ type, value, onDone }: BadgeEditorProps & { type: OptionKey }) {
  const { data: options = [] } = useQuery(logQueries.options(type));
  return (
    <select
      aria-label={newValueLabel(FILTER_LABELS[type])}
      value={value}
      onChange={(event) => onDone(event.target.value)}
      className={STYLE}
    >
      {[...new Set([value, ...options])].map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
