import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { controlStyle } from '../../shared/ui/control-style';
import {
  CUSTOM_LABEL,
  type DayRange,
  latestEnd,
  PRESET_LABELS,
  PRESETS,
  presetOf,
  readRange,
  showDay,
  writeRange,
} from './period';

const copy = {
  period: 'Periodo',
  start: 'Fecha inicial',
  end: 'Fecha final',
  endBetween: (first: string, last: string) => `La fecha final va del ${first} al ${last}`,
  startMissing: 'Elige la fecha inicial',
};

interface PeriodChoiceProps {
  /** As the address has it: a preset or start_end. */
  value: string;
  /** The days that it means today. */
  range: DayRange;
  today: string;
  onChange: (value: string) => void;
}

/** Hoy, Ayer, 7 días, 30 días, Mes, or two days of one's own. */
export function PeriodChoice({ value, range, today, onChange }: PeriodChoiceProps) {
  const preset = presetOf(value);
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
      <fieldset
        aria-label={copy.period}
        className="flex flex-wrap overflow-hidden rounded-lg border border-line-strong bg-surface max-sm:w-full"
      >
        {PRESETS.map((each) => (
          <Choice key={each} chosen={preset === each} onChoose={() => onChange(each)}>
            {PRESET_LABELS[each]}
          </Choice>
        ))}
        <Choice chosen={!preset} onChoose={() => onChange(writeRange(range))}>
          {CUSTOM_LABEL}
        </Choice>
      </fieldset>
      {!preset && <CustomDays range={range} today={today} onChange={onChange} />}
    </div>
  );
}

function Choice(props: { chosen: boolean; onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={props.chosen}
      onClick={props.onChoose}
      className={clsx(
        'min-h-9 border-l border-line px-3 text-sm font-medium first:border-l-0 focus-visible:-outline-offset-2 max-sm:flex-1 max-sm:basis-1/3 max-sm:border-0',
        props.chosen ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken',
      )}
    >
      {props.children}
    </button>
  );
}

/** The days are asked for as soon as both are; until then they stand here as typed. */
function CustomDays({ range, today, onChange }: Omit<PeriodChoiceProps, 'value'>) {
  const id = useId();
  const [draft, setDraft] = useState({ of: writeRange(range), ...range });
  const { start, end } = draft.of === writeRange(range) ? draft : range;
  const last = start === '' ? today : latestEnd(start, today);
  const error =
    start === ''
      ? copy.startMissing
      : end === '' || end < start || end > last
        ? copy.endBetween(showDay(start), showDay(last))
        : '';

  const change = (next: DayRange) => {
    const asked = writeRange(next);
    const usable = readRange(asked) !== undefined && next.end <= today;
    setDraft({ of: usable ? asked : writeRange(range), ...next });
    if (usable) onChange(asked);
  };

  const field = (name: 'start' | 'end', min: string | undefined, max: string) => (
    <label className="block max-sm:flex-1">
      <span className="sr-only">{copy[name]}</span>
      <input
        type="date"
        value={name === 'start' ? start : end}
        min={min}
        max={max}
        aria-invalid={error !== ''}
        aria-describedby={error ? id : undefined}
        onChange={(event) => change({ start, end, [name]: event.target.value })}
        className={controlStyle}
      />
    </label>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full">
      {field('start', undefined, today)}
      {field('end', start || undefined, last)}
      {error && (
        <p id={id} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
