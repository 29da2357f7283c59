import { visibleText } from '~/shared/format/visible-text';
import { Select } from '~/shared/ui/form/select';

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

/** One of several values, or all. An address may name more than one: they stay together until another is chosen. */
export function FilterSelect({ label, all, options, values, nameOf = visibleText, onChange }: FilterSelectProps) {
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

/** No value of a filter is a line break. */
const SEVERAL = '\n';
