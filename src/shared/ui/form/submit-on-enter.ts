import type { KeyboardEvent } from 'react';

/**
 * Enter in a field submits even while the button is disabled, which would block it: then every message shows and
 * nothing is sent (spec 17.1).
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
