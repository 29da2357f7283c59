import { onStoredElsewhere, readStored, removeStored, writeStored } from '~/shared/storage/storage';

/** When somebody last used the console in any tab of this browser, epoch ms. */
export const ACTIVITY_KEY = 'atalaya.activity';

/** Event: somebody is here at this moment (epoch ms): a key, the pointer, a password. */
export function activityNoted(now: number): void {
  writeStored(ACTIVITY_KEY, String(now));
}

/** Event: somebody signed in; how long the console lay idle before is no longer of interest. */
export function activityForgotten(): void {
  removeStored(ACTIVITY_KEY);
}

/** Moment of the last activity in any tab, or null when none is known; junk is none. */
export function lastActivity(): number | null {
  const text = readStored(ACTIVITY_KEY) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * Calls back when another tab notes activity.
 * @returns a function that stops listening
 */
export function onActivityElsewhere(callback: () => void): () => void {
  return onStoredElsewhere(ACTIVITY_KEY, callback);
}
