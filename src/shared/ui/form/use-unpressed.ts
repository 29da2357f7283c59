import { useState, useSyncExternalStore } from 'react';

let pressed = false;

function onPress(listener: () => void): () => void {
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  const set = (next: boolean) => {
    pressed = next;
    listener();
  };
  // Only once the click that follows has found its target.
  const release = () => requestAnimationFrame(() => set(false));
  window.addEventListener('pointerdown', () => set(true), options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  return () => {
    pressed = false;
    control.abort();
  };
}

/**
 * The value as it was when a pointer went down, until it is up again: what a field says when it is left must not push a
 * button away under the press that left it.
 */
export function useUnpressed<T>(value: T): T {
  const held = useSyncExternalStore(
    onPress,
    () => pressed,
    () => false,
  );
  const [shown, setShown] = useState(value);
  if (!held && shown !== value) setShown(value);
  return held ? shown : value;
}
