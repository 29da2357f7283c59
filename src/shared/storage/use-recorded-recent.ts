import { useEffect } from 'react';
import type { RecentItem } from './recents';

/** Remembers what a screen shows, once per thing shown; null while there is nothing to remember. */
export function useRecordedRecent(item: RecentItem | null): void {
  const text = JSON.stringify(item);
  useEffect(() => {
    const shown: RecentItem | null = JSON.parse(text);
    if (!shown) return;
    // What cannot be remembered is no reason to disturb whoever looks at it.
    import('./recents').then(({ recordRecent }) => recordRecent(shown, Date.now())).catch(() => undefined);
  }, [text]);
}
