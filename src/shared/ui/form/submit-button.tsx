import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'variant'> {
  /** The form's call is under way. */
  busy: boolean;
}

/** Sends its form: out of use, and turning, while that is under way. */
export function SubmitButton({ busy, disabled, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" disabled={disabled || busy} {...rest}>
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </Button>
  );
}
