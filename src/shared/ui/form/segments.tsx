import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { onIntent } from '../lazy-part';

interface Segment<T> {
  value: T;
  label: string;
  icon?: ComponentType<{ 'aria-hidden': true; className: string }>;
}

interface SegmentsProps<T> {
  /** What is chosen here, for those who cannot see the group. */
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
  /** What the other choice may have to load. */
  part?: { preload: () => Promise<void> };
  /** Inside a field's heading, where little room is. */
  small?: boolean;
}

/** A few ways to see one thing, side by side, one of them pressed. */
export function Segments<T>({ label, segments, value, onChange, part, small }: SegmentsProps<T>) {
  return (
    <fieldset {...(part && onIntent(part))} className="inline-flex rounded-lg border border-line-strong bg-surface">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: each, label: text, icon: Icon }) => (
        <button
          key={text}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
          className={clsx(
            // Round themselves: a frame that cuts them would be a layer of its own in whatever moves.
            'inline-flex items-center gap-2 border-l border-line font-medium first-of-type:rounded-l-[7px] first-of-type:border-l-0 last:rounded-r-[7px] -outline-offset-2',
            small ? 'min-h-6 px-2 text-xs' : 'min-h-9 px-3.5 text-sm max-xs:px-1.5',
            each === value ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {Icon && <Icon aria-hidden className="size-4 max-xs:hidden" />}
          {text}
        </button>
      ))}
    </fieldset>
  );
}
