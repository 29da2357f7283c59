import { LockKeyhole } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Button } from '../ui/button';

interface LockedButtonProps extends ComponentProps<typeof Button> {
  /** Why this person may not do it on this record, beside it in words; undefined when it may be done. */
  locked: string | undefined;
  /** Whether those words stand elsewhere in sight. */
  told?: string | undefined;
}

/** An act that is out of use for a reason that is said before anybody presses it. */
export function LockedButton({ locked, told, children, disabled, ...rest }: LockedButtonProps) {
  const id = useId();
  if (locked === undefined) {
    return (
      <Button disabled={disabled} {...rest}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <Button {...rest} disabled aria-describedby={told ?? id}>
        <LockKeyhole aria-hidden className="size-4" />
        {children}
      </Button>
      {!told && (
        <span id={id} className="text-sm text-muted">
          {locked}
        </span>
      )}
    </>
  );
}
