import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { Select } from '~/shared/ui/form/select';
import { type ReportType, reportQueries } from '../api/report-api';
import { copy, METHODS, STATUSES } from '../copy';
import type { ReportSearch } from '../search';

/** The filters that a report has. */
export function ReportFilters({ type, search }: { type: ReportType; search: ReportSearch }) {
  const { data: channels = [] } = useQuery(reportQueries.channels());
  const { canal = '', metodo = '', estado = '' } = search.params;
  const own = (name: string) => type.filters.includes(name);
  return (
    <>
      {own('channel') && (
        <Choice
          label={copy.channel}
          value={canal}
          options={channels.map((each) => [each, visibleText(each)])}
          onChange={(value) => search.set('canal', value)}
        />
      )}
      {own('paymentMethod') && (
        <Choice
          label={copy.method}
          value={metodo}
          options={METHODS}
          onChange={(value) => search.set('metodo', value)}
        />
      )}
      {own('status') && (
        <Choice
          label={copy.status}
          value={estado}
          options={STATUSES}
          onChange={(value) => search.set('estado', value)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** One of several values, or all; what only an address names stands as it is. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-32 max-sm:flex-1">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{copy.all}</option>
        {value !== '' && !options.some(([each]) => each === value) && (
          <option value={value}>{visibleText(value)}</option>
        )}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
