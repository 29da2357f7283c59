import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { type DayRange, PRESETS, presetOf, writeRange } from '~/shared/period/period';
import { Select } from '~/shared/ui/form/select';
import { lazyPart } from '~/shared/ui/lazy-part';
import { PAYMENT_METHODS, unknownCode } from '../codes/codes';
import { copy } from './copy';
import type { OperationFilters } from './filters';
import { optionsQuery } from './options-query';

interface PeriodChoiceProps {
  /** As the address has it: a preset or start_end. */
  value: string;
  /** The days that it means today. */
  range: DayRange;
  today: string;
  onChange: (value: string, typing?: boolean) => void;
}

interface FilterSelectProps {
  label: string;
  /** What stands for no choice, for example 'Todos los canales'. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  values: readonly string[];
  /** Name of a value that is none of the options; without it the value is its own name. */
  nameOf?: (value: string) => string;
  onChange: (values: readonly string[]) => void;
}

/** No value of a filter is a line break. */
const SEVERAL = '\n';

// Asked for with the screen, beside its data: most never choose days of their own.
const CustomRange = lazyPart(() => import('~/shared/period/custom-range').then((module) => module.CustomRange));
CustomRange.preload();

const METHODS = Object.entries(PAYMENT_METHODS).map(([code, { label }]) => [code, label] as const);

interface MetricFiltersProps {
  label: string;
  /** The period as the address has it. */
  period: string;
  range: DayRange;
  today: string;
  filters: OperationFilters;
  /** A key of the address and its new values; none leaves it out. */
  onChange: (key: 'dateRange' | 'channel' | 'paymentMethod', values: readonly string[], typing?: boolean) => void;
}

/** Period, channel and method: what dashboard and statistics are asked about. */
export function MetricFilters({ label, period, range, today, filters, onChange }: MetricFiltersProps) {
  const channels = useQuery(optionsQuery('channels'));
  return (
    <search aria-label={label} className="mb-4 flex flex-wrap items-start gap-3 print:hidden">
      <PeriodChoice
        value={period}
        range={range}
        today={today}
        onChange={(value, typing) => onChange('dateRange', [value], typing)}
      />
      <FilterSelect
        label={copy.channel}
        all={copy.allChannels}
        options={(channels.data ?? []).map((name) => [name, name] as const)}
        values={filters.channel ?? []}
        onChange={(values) => onChange('channel', values)}
      />
      <FilterSelect
        label={copy.method}
        all={copy.allMethods}
        options={METHODS}
        values={filters.paymentMethod ?? []}
        nameOf={unknownCode}
        onChange={(values) => onChange('paymentMethod', values)}
      />
    </search>
  );
}

/** One of several values, or all. An address may name more than one: they stay together until another is chosen. */
function FilterSelect({ label, all, options, values, nameOf = visibleText, onChange }: FilterSelectProps) {
  const [value = ''] = values;
  const known = options.some(([option]) => option === value);
  const several = values.length > 1;
  return (
    <Select
      aria-label={label}
      className="w-48 max-sm:w-auto max-sm:flex-1"
      value={several ? SEVERAL : value}
      onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
    >
      <option value="">{all}</option>
      {several && (
        <option value={SEVERAL}>
          {values.map((each) => options.find(([option]) => option === each)?.[1] ?? nameOf(each)).join(', ')}
        </option>
      )}
      {!several && value !== '' && !known && <option value={value}>{nameOf(value)}</option>}
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Hoy, Ayer, 7 días, 30 días, Mes, or two days of one's own. */
function PeriodChoice({ value, range, today, onChange }: PeriodChoiceProps) {
  const preset = presetOf(value);
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
      <fieldset
        aria-label={copy.period}
        className="flex flex-wrap overflow-hidden rounded-lg border border-line-strong bg-surface max-sm:w-full"
      >
        {PRESETS.map((each) => (
          <Choice key={each} chosen={preset === each} onChoose={() => onChange(each)}>
            {copy.presets[each]}
          </Choice>
        ))}
        <Choice chosen={!preset} onChoose={() => onChange(writeRange(range))}>
          {copy.custom}
        </Choice>
      </fieldset>
      {!preset && (
        <Suspense fallback={<span className="min-h-9" />}>
          <CustomRange range={range} today={today} onRange={(days, typing) => onChange(writeRange(days), typing)} />
        </Suspense>
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
