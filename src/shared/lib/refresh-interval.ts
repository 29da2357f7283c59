import { useSyncExternalStore } from 'react';
import { changePreferences, onPreferences, type RefreshSeconds, readPreferences } from './preferences';

/** Seconds between two refreshes, 0 for none: a preference, so it follows the person over servers, views and tabs. */
export function useRefreshInterval(): RefreshSeconds {
  return useSyncExternalStore(onPreferences, () => readPreferences().refreshSeconds);
}

/** Remembers another interval. */
export function chooseRefreshInterval(refreshSeconds: RefreshSeconds): void {
  changePreferences({ refreshSeconds });
}
