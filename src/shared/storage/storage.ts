/**
 * The only file that touches web storage: reading it can throw (blocked by policy) and writing it too (full).
 * When storage is out of reach, values live in memory for as long as the page is open.
 */
type Area = 'local' | 'session';

const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };
let blocked = false;
const blockedListeners = new Set<() => void>();

function area(name: Area): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** True once an access to storage has failed: what is kept will not survive the page. */
export function storageIsBlocked(): boolean {
  return blocked;
}

/**
 * Calls back when storage turns out to be blocked.
 * @returns a function that stops listening
 */
export function onStorageBlocked(listener: () => void): () => void {
  blockedListeners.add(listener);
  return () => blockedListeners.delete(listener);
}

function noteBlocked(): void {
  if (blocked) return;
  blocked = true;
  for (const listener of blockedListeners) listener();
}

/** Text under the key, or null. Never throws. */
export function readStored(key: string, name: Area = 'local'): string | null {
  try {
    return memory[name].get(key) ?? area(name).getItem(key);
  } catch {
    noteBlocked();
    return memory[name].get(key) ?? null;
  }
}

/** Keeps the text under the key, in memory if storage refuses. Never throws. */
export function writeStored(key: string, text: string, name: Area = 'local'): void {
  try {
    area(name).setItem(key, text);
    memory[name].delete(key);
  } catch {
    noteBlocked();
    memory[name].set(key, text);
  }
}

/**
 * Keeps a text that may be given up, if there is room for it: a full storage is no news here.
 * @returns whether it was kept; never throws
 */
export function writeIfRoom(key: string, text: string, name: Area = 'local'): boolean {
  try {
    area(name).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the key everywhere. Never throws. */
export function removeStored(key: string, name: Area = 'local'): void {
  memory[name].delete(key);
  try {
    area(name).removeItem(key);
  } catch {
    noteBlocked();
  }
}

/**
 * Calls back when another tab changes the key or clears the whole storage (the event's key is null then).
 * @returns a function that stops listening
 */
export function onStoredElsewhere(key: string, callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  // Without a window (in a test of a rule) there is no other tab.
  globalThis.window?.addEventListener('storage', listener);
  return () => globalThis.window?.removeEventListener('storage', listener);
}
