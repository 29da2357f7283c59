import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { RightSign } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { FILTER_LABELS, type FilterKey, isOptionKey, type OptionKey } from '../api/filter-types';
import { logQueries } from '../api/log-queries';
import { copy } from '../copy';
import { laterCopy } from '../later-copy';
import { dayBounds, endBounds, localDay } from '../search/date-range';
import { checkFilter, draftValue, type FilterDraft } from './filter-schema';

interface ChipEditorProps {
  type: FilterKey;
  value: string;
  /** The new value, or undefined to leave the old one; `left` when the focus has gone elsewhere already. */
  onDone: (value: string | undefined, left?: boolean) => void;
}

const STYLE =
  'min-h-6 rounded border border-line-strong bg-surface px-1.5 text-sm text-ink aria-invalid:border-danger ' +
  'data-valid:border-success disabled:border-dashed disabled:bg-sunken disabled:text-faint';

/** The value of a filter being edited where it stands: Enter keeps it, Escape or leaving it wrong does not. */
export function ChipEditor({ type, value, onDone }: ChipEditorProps) {
  const id = useId();
  const isRange = type === 'dateRange' || type === 'between';
  const [start = '', end = ''] = isRange ? value.split('_') : [];
  const { register, handleSubmit, formState, getValues, watch } = useForm<FilterDraft>({
    mode: 'all',
    resolver: checkFilter,
    defaultValues: { type, value, start, end },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const bounds = dayBounds(localDay(new Date()));
  const keep = handleSubmit((draft) => onDone(draftValue(draft)));

  const names = isRange ? (['start', 'end'] as const) : (['value'] as const);
  const states = names.map((name) => fieldState(formState, name));
  const error = states.find((state) => state.error)?.error;

  const field = (name: (typeof names)[number], label: string): ComponentProps<'input'> => {
    const state = fieldState(formState, name);
    return {
      'aria-label': label,
      'aria-invalid': state.error !== undefined,
      'aria-describedby': state.error || state.valid ? id : undefined,
      ...{ 'data-valid': state.valid || undefined },
      ...register(name),
      className: STYLE,
    };
  };

  return (
    <form
      ref={form}
      noValidate
      className="flex min-w-0 flex-wrap items-center gap-1"
      onSubmit={keep}
      onKeyDown={(event: KeyboardEvent) => {
        // A form of two fields and no button submits nothing by itself.
        if (event.key === 'Enter') {
          // Else it would also press the button that gets the focus.
          event.preventDefault();
          void keep();
        }
        if (event.key === 'Escape') onDone(undefined);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        const draft = getValues();
        onDone(Object.keys(checkFilter(draft).errors).length === 0 ? draftValue(draft) : undefined, true);
      }}
    >
      {type === 'between' ? (
        <>
          <input type="datetime-local" {...field('start', copy.from)} />
          <input type="datetime-local" {...field('end', copy.until)} />
        </>
      ) : type === 'dateRange' ? (
        <>
          <input type="date" {...bounds} {...field('start', copy.start)} />
          <input
            type="date"
            {...endBounds(watch('start'), bounds)}
            {...field('end', copy.end)}
            disabled={watch('start') === ''}
          />
        </>
      ) : isOptionKey(type) ? (
        <OptionEditor type={type} value={value} onDone={onDone} />
      ) : (
        <input type="text" autoComplete="off" {...field('value', laterCopy.newValueLabel(FILTER_LABELS[type]))} />
      )}
      {error && (
        <span id={id} className="inline-flex items-center gap-1.5 font-medium text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {error}
        </span>
      )}
      {!error && states.some((state) => state.valid) && <RightSign id={id} />}
    </form>
  );
}

function OptionEditor({ type, value, onDone }: ChipEditorProps & { type: OptionKey }) {
  const { data: options = [] } = useQuery(logQueries.options(type));
  return (
    <select
      aria-label={laterCopy.newValueLabel(FILTER_LABELS[type])}
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
