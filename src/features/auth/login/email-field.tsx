import type { ComponentProps } from 'react';
import { controlStyle } from '~/shared/ui/form/control-style';
import { Field } from '~/shared/ui/form/field';
import { trimPaste } from './trim-paste';

interface EmailFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  label: string;
  error: string | undefined;
  valid: boolean;
}

/**
 * An e-mail address. Its type is text, since Chromium rewrites what is typed into one of type email (spaces, names of
 * hosts with accents) before we could check it.
 */
export function EmailField({ label, error, valid, ...input }: EmailFieldProps) {
  return (
    <Field label={label} error={error} valid={valid}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onPaste={trimPaste}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
