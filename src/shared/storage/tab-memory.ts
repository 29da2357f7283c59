import { forgetVersioned, keepVersioned } from './keep-versioned';
import { readStored, removeStored } from './storage';
import { readVersioned } from './versioned';

/**
 * What a person has half done in this tab and must not lose when the page reloads itself, kept in the tab's own
 * storage and forgotten with the session.
 */
const KEY = 'atalaya.tab';

/** Samples of servers, too many to be read and written together with the rest. */
export const SAMPLES_KEY = 'atalaya.samples';

const listeners = new Set<() => void>();

function readAll(): Record<string, unknown> {
  const kept = readVersioned(readStored(KEY, 'session'));
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}

/** What was kept under the name, unchecked, or undefined. */
export function recallInTab(name: string): unknown {
  const all = readAll();
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** Keeps a plain value (anything JSON can hold) under the name; undefined forgets it. */
export function keepInTab(name: string, value: unknown): void {
  keepVersioned(KEY, JSON.stringify({ ...readAll(), [name]: value }), 'session');
}

/** Forgets everything: the next person starts afresh. */
export function forgetTab(): void {
  forgetVersioned(KEY, 'session');
  removeStored(SAMPLES_KEY, 'session');
  for (const listener of listeners) listener();
}

/** Calls back when everything is forgotten, for what a module holds in memory beside the storage. */
export function onTabForgotten(listener: () => void): void {
  listeners.add(listener);
}
