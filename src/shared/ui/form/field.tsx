import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { RightSign } from './right-sign';
import { useUnpressed } from './use-unpressed';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Touched, and nothing is wrong with it (spec 17.2). */
  valid?: boolean | undefined;
  className?: string;
  /** Draws the control with the ids and flags that tie it to its label and message. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'data-valid': true | undefined;
}

/**
 * A label, its control and the message under it; a sign beside the label says that the control is right (spec 17.2).
 */
export function Field({ label, error, hint, valid = false, className, children }: FieldProps) {
  const id = useId();
  const shownError = useUnpressed(error);
  const message = shownError ?? hint;
  const right = valid && error === undefined;
  const described = [message && `${id}-message`, right && `${id}-right`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-center gap-2 text-sm font-semibold">
        <label htmlFor={id} className="min-w-0">
          {label}
        </label>
        {right && <RightSign id={`${id}-right`} className="ml-auto" />}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
        'data-valid': right || undefined,
      })}
      {message && (
        <p
          id={`${id}-message`}
          className={
            shownError
              ? 'mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger'
              : 'mt-1.5 text-sm text-muted'
          }
        >
          {shownError && <CircleAlert aria-hidden className="size-3.5 shrink-0" />}
          {message}
        </p>
      )}
    </div>
  );
}
