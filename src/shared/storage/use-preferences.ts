import { useSyncExternalStore } from 'react';
import { onPreferences, type Preferences, readPreferences } from './preferences';

/** The kept preferences, anew when this page or another tab changes one. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, readPreferences);
}
