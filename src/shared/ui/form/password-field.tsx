import { clsx } from 'clsx';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { controlStyle, Field } from './field';

const copy = { show: 'Mostrar contraseña', hide: 'Ocultar contraseña', capsLock: 'Bloq Mayús está activado' };

type Modified = KeyboardEvent | MouseEvent;

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string;
  error?: string | undefined;
  valid?: boolean;
}

/**
 * A password and the button that shows or hides it, which changes nothing but the field's type; Caps Lock is told while
 * the field is in use.
 */
export function PasswordField({ label, error, valid, className, onBlur, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} valid={valid} {...(className ? { className } : {})}>
      {(control) => (
        <>
          <span className="relative block">
            <input
              {...input}
              {...control}
              {...capsLock.handlers}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onBlur={(event) => {
                capsLock.leave();
                onBlur?.(event);
              }}
              className={clsx(controlStyle, 'pr-11')}
            />
            <button
              type="button"
              aria-label={shown ? copy.hide : copy.show}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute top-1/2 right-1.5 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded text-muted hover:text-ink"
            >
              <Icon aria-hidden className="size-4" />
            </button>
          </span>
          <span aria-live="polite">
            {capsLock.on && (
              <span className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-warning">
                <ArrowBigUpDash aria-hidden className="size-4 shrink-0" />
                {copy.capsLock}
              </span>
            )}
          </span>
        </>
      )}
    </Field>
  );
}

/**
 * Whether Caps Lock is on, as far as a field's own events tell: nothing else in a browser does. Spread the handlers on
 * the field; it counts as off once the field is left.
 */
function useCapsLock() {
  const [on, setOn] = useState(false);
  // What a password manager sends instead of a key may not know of modifiers.
  const look = (event: Modified) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { on, handlers: { onKeyDown: look, onKeyUp: look, onMouseDown: look }, leave: () => setOn(false) };
}
