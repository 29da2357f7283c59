import { useEffect } from 'react';
import { type RecentItem, recordRecent } from './recents';

/** Remembers what a screen shows, once per thing shown; null while there is nothing to remember. */
export function useRecordedRecent(item: RecentItem | null): void {
  const text = JSON.stringify(item);
  useEffect(() => {
    const shown: RecentItem | null = JSON.parse(text);
    if (shown) recordRecent(shown, Date.now());
  }, [text]);
}
