import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { copy } from './copy';

interface DecisionFieldProps {
  field: UseFormRegisterReturn;
  disabled: boolean;
  error: string | undefined;
}

const CHOICES = [
  ['APPROVE', copy.approve, copy.approveHint],
  ['REJECT', copy.reject, copy.rejectHint],
] as const;

/** Which way a review ends, and what follows of either. */
export function DecisionField({ field, disabled, error }: DecisionFieldProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={error && id}>
      <legend className="mb-1.5 text-sm font-semibold">{copy.decision}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {CHOICES.map(([decision, label, hint]) => (
          <label
            key={decision}
            className="flex min-h-11 items-start gap-3 rounded-lg border border-line-strong px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input {...field} type="radio" value={decision} className="mt-0.5 size-4 accent-primary" />
            <span>
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
