import type { ClipboardEvent } from 'react';

/** Pastes a text without the spaces and line ends around it, which copying an address from a mail or a sheet brings. */
export function trimPaste(event: ClipboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text');
  const text = pasted.trim();
  if (text === pasted || field.readOnly) return;
  event.preventDefault();
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
