import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Button } from '../button';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** The form's call is under way. */
  busy?: boolean;
}

/** Sends its form: out of use, and turning, while that is under way. */
export function SubmitButton({ busy = false, disabled, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" disabled={disabled || busy} {...rest}>
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </Button>
  );
}

/**
 * Enter in a field submits even while the button is disabled, which would block it: then every message shows and
 * nothing is sent (spec 17.1).
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
