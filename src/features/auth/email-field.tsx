import type { ClipboardEvent, ComponentProps } from 'react';
import { controlStyle, Field } from '~/shared/ui/form/field';

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

/** Pastes a text without the spaces and line ends around it, which copying an address from a mail or a sheet brings. */
function trimPaste(event: ClipboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text');
  const text = pasted.trim();
  if (text === pasted || field.readOnly) return;
  event.preventDefault();
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
