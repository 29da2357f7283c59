import { useSyncExternalStore } from 'react';

/** Changes with the colours on screen, whoever changed them: a canvas does not follow by itself. */
export function useThemeInk(): string {
  return useSyncExternalStore(subscribe, () => tokenColour('--ink'));
}

/** The colour of a token as it is now. */
export function tokenColour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
