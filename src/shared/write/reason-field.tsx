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
}

/** Why something is done: several lines, counted. */
export function ReasonField({ label, error, valid, value, field, disabled }: ReasonFieldProps) {
  return (
    <Field label={label} error={error} valid={valid} hint={copy.typed(value.length, LONGEST_REASON)}>
      {(control) => (
        <textarea {...field} {...control} disabled={disabled} rows={2} className={`${controlStyle} resize-y py-2`} />
      )}
    </Field>
  );
}
