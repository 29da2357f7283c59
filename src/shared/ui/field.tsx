import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string;
  /** Draws the control with the ids and flags that tie it to its label and message. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label, its control and the message under it. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': message ? `${id}-message` : undefined })}
      {message && (
        <p
          id={`${id}-message`}
          className={
            error ? 'mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger' : 'mt-1.5 text-sm text-muted'
          }
        >
          {error && <CircleAlert aria-hidden className="size-3.5 shrink-0" />}
          {message}
        </p>
      )}
    </div>
  );
}
