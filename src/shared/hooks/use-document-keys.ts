import { useEffect, useEffectEvent } from 'react';
import { singleKeysAreOn } from '../storage/single-keys';

/** Where letters are text, or a menu's; a box to tick takes none. */
export const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"]';

/** Hears every key of the page, also while nothing has the focus: what had it may be gone the moment before. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Hears the keys that are pressed alone and where they are no text; letters come small, whatever the caps lock says. A key
 * that writes something is not heard once single keys are switched off.
 */
export function usePlainKeys(onKey: (key: string, event: KeyboardEvent & { target: Element }) => void): void {
  useDocumentKeys((event) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, key, target } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
    if (!(target instanceof Element) || target.closest(TYPING)) return;
    if (key.length === 1 && !singleKeysAreOn()) return;
    onKey(key.length === 1 ? key.toLowerCase() : key, event as KeyboardEvent & { target: Element });
  });
}
