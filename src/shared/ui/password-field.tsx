import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlStyle } from './control-style';
import { Field } from './field';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string;
  error?: string | undefined;
}

/** A password and the button that shows or hides it; the button changes nothing but the field's type. */
export function PasswordField({ label, error, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} {...(className ? { className } : {})}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={clsx(controlStyle, 'pr-11')}
          />
          <button
            type="button"
            aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-1.5 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </span>
      )}
    </Field>
  );
}
