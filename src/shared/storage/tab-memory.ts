import { removeStored } from './storage';
import { recordOf, storedValue } from './stored-value';

/**
 * What a person has half done in this tab and must not lose when the page reloads itself, kept in the tab's own
 * storage and forgotten with the session.
 */
const stored = storedValue({ key: 'atalaya.tab', area: 'session', read: recordOf });

/** Samples of servers, too many to be read and written together with the rest. */
export const SAMPLES_KEY = 'atalaya.samples';

/** What was looked at last: it outlives the tab, but not its person. */
export const RECENTS_KEY = 'atalaya.recents';

/** When the page has reloaded itself last, epoch ms. */
export const RELOAD_KEY = 'atalaya.reload';

const listeners = new Set<() => void>();

/** What was kept under the name, unchecked, or undefined. */
export function recallInTab(name: string): unknown {
  const all = stored.read();
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** Keeps a plain value (anything JSON can hold) under the name; undefined forgets it. */
export function keepInTab(name: string, value: unknown): void {
  stored.write({ ...stored.read(), [name]: value });
}

/** Forgets everything: the next person starts afresh. */
export function forgetTab(): void {
  stored.forget();
  removeStored(SAMPLES_KEY, 'session');
  for (const listener of listeners) listener();
}

/** Calls back when everything is forgotten, for what a module holds in memory beside the storage. */
export function onTabForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Nothing of what one user looked at is left for the next. */
export function clearRecents(): void {
  storedValue({ key: RECENTS_KEY, read: recordOf }).forget();
}
