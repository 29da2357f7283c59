import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { controlStyle, RightSign } from '~/shared/ui/form/field';
import { copy } from './copy';
import { type DayRange, isDay, writeRange } from './period';
import { latestEnd, rangeError } from './range-bounds';

interface CustomRangeProps {
  /** The days that are asked for. */
  range: DayRange;
  /** yyyy-mm-dd */
  today: string;
  /** @param typing whether the field that was changed before goes on being changed */
  onRange: (range: DayRange, typing: boolean) => void;
}

/** Two days of one's own: they count as soon as they are a range; until then they stand here as typed. */
export function CustomRange({ range, today, onRange }: CustomRangeProps) {
  const id = useId();
  const [draft, setDraft] = useState({ of: writeRange(range), ...range });
  const [touched, setTouched] = useState({ start: false, end: false });
  const typing = useRef(false);
  const { start, end } = draft.of === writeRange(range) ? draft : range;
  const error = rangeError({ start, end }, today);
  const right = !error && (touched.start || touched.end);

  const change = (next: DayRange) => {
    const usable = !rangeError(next, today);
    setDraft({ of: writeRange(usable ? next : range), ...next });
    if (!usable) return;
    onRange(next, typing.current);
    typing.current = true;
  };

  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setTouched({ start: true, end: true });
    if (error) event.currentTarget.parentElement?.querySelector<HTMLElement>(`[name=${error.field}]`)?.focus();
  };

  const field = (name: 'start' | 'end', min: string | undefined, max: string) => (
    <input
      type="date"
      name={name}
      aria-label={copy.days[name]}
      value={name === 'start' ? start : end}
      min={min}
      max={max}
      disabled={name === 'end' && start === ''}
      aria-invalid={error?.field === name}
      aria-describedby={error?.field === name || (!error && touched[name]) ? id : undefined}
      data-valid={(!error && touched[name]) || undefined}
      onChange={(event) => change({ start, end, [name]: event.target.value })}
      onBlur={() => {
        typing.current = false;
        setTouched({ ...touched, [name]: true });
      }}
      onKeyDown={submit}
      className={`${controlStyle} w-auto! max-sm:flex-1`}
    />
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full">
      {field('start', undefined, today)}
      <span aria-hidden className="text-muted">
        –
      </span>
      {field('end', start || undefined, isDay(start) ? latestEnd(start, today) : today)}
      {right && <RightSign id={id} />}
      {error && (
        <span id={id} className="flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {error.text}
        </span>
      )}
    </span>
  );
}
