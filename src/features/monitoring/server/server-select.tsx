import { useId } from 'react';
import { Select } from '~/shared/ui/form/select';
import { copy } from '../copy';

interface ServerSelectProps {
  names: readonly string[];
  loading: boolean;
  /** The chosen server, or '' for none; it may be one that the list does not know. */
  value: string;
  onChange: (name: string) => void;
}

export function ServerSelect({ names, loading, value, onChange }: ServerSelectProps) {
  const id = useId();
  const options = value === '' || names.includes(value) ? names : [...names, value];
  return (
    <div className="flex items-center gap-2.5 max-sm:w-full max-sm:flex-wrap">
      <label htmlFor={id} className="text-sm">
        {copy.servers}
      </label>
      <Select
        id={id}
        className="w-60 max-sm:w-full"
        aria-busy={loading}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{copy.placeholder}</option>
        {options.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
