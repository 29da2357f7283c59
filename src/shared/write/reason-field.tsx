import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlStyle, Field } from '../ui/form/field';
import { copy } from './copy';

/** How long a reason may be. */
export const LONGEST_REASON = 250;

interface ReasonFieldProps {
  label: string;
  error: string | undefined;
  valid: boolean;
  /** What is typed, to count it. */
  value: string;
  field: UseFormRegisterReturn;
  disabled?: boolean;
  /** How long it may be. */
  longest?: number;
  rows?: number;
}

/** Why something is done: several lines, counted. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, error, valid, value, field, disabled, longest = LONGEST_REASON, rows = 2 } = props;
  return (
    <Field label={label} error={error} valid={valid} hint={copy.typed(value.length, longest)}>
      {(control) => (
        <textarea {...field} {...control} disabled={disabled} rows={rows} className={`${controlStyle} resize-y py-2`} />
      )}
    </Field>
  );
}
