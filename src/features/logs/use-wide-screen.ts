import { useSyncExternalStore } from 'react';

/** From the breakpoint lg on (section 9) six columns fit beside the menu; below it rows become cards. */
const WIDE = '(min-width: 992px)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
