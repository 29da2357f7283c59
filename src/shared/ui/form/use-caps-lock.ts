import { type KeyboardEvent, type MouseEvent, useState } from 'react';

type Modified = KeyboardEvent | MouseEvent;

/**
 * Whether Caps Lock is on, as far as a field's own events tell: nothing else in a browser does. Spread the handlers on
 * the field; it counts as off once the field is left.
 */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  // What a password manager sends instead of a key may not know of modifiers.
  const look = (event: Modified) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { on, handlers: { onKeyDown: look, onKeyUp: look, onMouseDown: look }, leave: () => setOn(false) };
}
