import { useState } from 'react';

const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * State that belongs to an entry rather than to the place that shows it: whatever is drawn anew for the same entry, in
 * another view or at another width of the window, goes on where it was. It goes with the entry.
 */
export function useKeptState<T>(owner: object, name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.get(owner)?.get(name) as T | undefined) ?? initial);
  const set = (next: T) => {
    const values = kept.get(owner) ?? new Map<string, unknown>();
    kept.set(owner, values.set(name, next));
    setValue(next);
  };
  return [value, set];
}
