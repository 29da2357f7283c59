import { useId } from 'react';
import { Select } from '~/shared/ui/form/select';
import { copy } from './copy';
import { GRANULARITIES, type Granularity } from './granularity';
import { MEASURE_RULES } from './measures';
import { COMPARISONS, type View } from './views';

interface StatisticsControlsProps {
  view: View;
  granularity: Granularity;
  /** A key of the address and its new value; an empty one leaves it out. */
  onChange: (key: 'medida' | 'granularity' | 'groupBy' | 'compare', value: string) => void;
}

/** What is measured, in which steps, by which groups, beside which other period. */
export function StatisticsControls({ view, granularity, onChange }: StatisticsControlsProps) {
  const { tab, measure, groupBy, compare } = view;
  const groupings = tab.groupings.map((grouping) => [grouping, copy.fields[grouping]] as const);
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 xl:flex xl:flex-wrap print:hidden">
      {tab.measures.length > 1 && (
        <Choice
          label={copy.measure}
          value={measure}
          options={tab.measures.map((each) => [each, MEASURE_RULES[each].label] as const)}
          onChange={(value) => onChange('medida', value === tab.measures[0] ? '' : value)}
        />
      )}
      <Choice
        label={copy.granularity}
        value={granularity}
        options={GRANULARITIES.map((each) => [each, copy.granularities[each]] as const)}
        onChange={(value) => onChange('granularity', value)}
      />
      {(tab.plain || groupings.length > 1) && (
        <Choice
          label={copy.groupBy}
          value={groupBy ?? ''}
          options={tab.plain ? [['', copy.ungrouped] as const, ...groupings] : groupings}
          onChange={(value) => onChange('groupBy', value)}
        />
      )}
      <Choice
        label={copy.compare}
        value={compare ?? ''}
        options={[['', copy.noCompare] as const, ...COMPARISONS.map((each) => [each, copy.comparisons[each]] as const)]}
        onChange={(value) => onChange('compare', value)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0 xl:w-64">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
