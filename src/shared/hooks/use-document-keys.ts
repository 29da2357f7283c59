import { useEffect, useEffectEvent } from 'react';

/** Hears every key of the page, also while nothing has the focus: what had it may be gone the moment before. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
