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

let paused = false;
const pauseListeners = new Set<() => void>();

/** Whether somebody holds the interval; over when its controls go. */
export function useRefreshPaused(): boolean {
  return useSyncExternalStore(onPause, () => paused);
}

export function pauseRefresh(next: boolean): void {
  paused = next;
  for (const listener of pauseListeners) listener();
}

/** True while an interval asks again by itself: chosen and not held. */
export function useIntervalRuns(): boolean {
  const held = useRefreshPaused();
  return useRefreshInterval() > 0 && !held;
}

function onPause(listener: () => void): () => void {
  pauseListeners.add(listener);
  return () => pauseListeners.delete(listener);
}
