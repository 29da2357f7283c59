import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';

const copy = { right: 'Correcto' };

let pressed = false;

/**
 * Look of a text field or select in all its states: rest, focus (a ring), error, success (beside its sign) and disabled
 * (a broken line), spec 17.2.
 */
export const controlStyle =
  'w-full min-h-9.5 rounded-lg border border-line-strong bg-surface px-3 text-base text-ink ' +
  'focus-visible:border-primary focus-visible:outline-transparent focus-visible:shadow-[0_0_0_3px_var(--primary-soft)] ' +
  'aria-invalid:border-danger data-valid:border-success ' +
  'disabled:border-dashed disabled:border-line-strong disabled:bg-sunken disabled:text-faint ' +
  'read-only:not-[select]:bg-sunken';

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

function onPress(listener: () => void): () => void {
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  const set = (next: boolean) => {
    pressed = next;
    listener();
  };
  // Only once the click that follows has found its target.
  const release = () => requestAnimationFrame(() => set(false));
  window.addEventListener('pointerdown', () => set(true), options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  return () => {
    pressed = false;
    control.abort();
  };
}

/**
 * The value as it was when a pointer went down, until it is up again: what a field says when it is left must not push a
 * button away under the press that left it.
 */
function useUnpressed<T>(value: T): T {
  const held = useSyncExternalStore(
    onPress,
    () => pressed,
    () => false,
  );
  const [shown, setShown] = useState(value);
  if (!held && shown !== value) setShown(value);
  return held ? shown : value;
}

/** What tells a right field from one that nobody has looked at, to eye and ear (spec 17.2); it describes the field. */
export function RightSign({ id, className }: { id: string; className?: string }) {
  return (
    <CircleCheck
      id={id}
      role="img"
      aria-label={copy.right}
      className={clsx('size-3.5 shrink-0 text-success', className)}
    />
  );
}
