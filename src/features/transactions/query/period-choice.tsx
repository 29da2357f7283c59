import { clsx } from 'clsx';
import { OwnDays } from './own-days';
import { CUSTOM_LABEL, type DayRange, PRESET_LABELS, PRESETS, presetOf, writeRange } from './period';

const PERIOD = 'Periodo';

interface PeriodChoiceProps {
  /** As the address has it: a preset or start_end. */
  value: string;
  /** The days that it means today. */
  range: DayRange;
  today: string;
  onChange: (value: string, typing?: boolean) => void;
}

/** Hoy, Ayer, 7 días, 30 días, Mes, or two days of one's own. */
export function PeriodChoice({ value, range, today, onChange }: PeriodChoiceProps) {
  const preset = presetOf(value);
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
      <fieldset
        aria-label={PERIOD}
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
      {!preset && (
        <OwnDays range={range} today={today} onRange={(days, typing) => onChange(writeRange(days), typing)} />
      )}
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
