import { create } from 'zustand';
import { type RefreshSeconds, usePreferences } from './preferences';

/** Seconds between two refreshes, 0 for none: a preference, so it follows the person over servers, views and tabs. */
export function useRefreshInterval(): RefreshSeconds {
  return usePreferences().refreshSeconds;
}

const usePause = create(() => ({ paused: false }));

/** Whether somebody holds the interval; over when its controls go. */
export function useRefreshPaused(): boolean {
  return usePause(({ paused }) => paused);
}

export function pauseRefresh(paused: boolean): void {
  usePause.setState({ paused });
}

/** True while an interval asks again by itself: chosen and not held. */
export function useIntervalRuns(): boolean {
  const held = useRefreshPaused();
  return useRefreshInterval() > 0 && !held;
}
