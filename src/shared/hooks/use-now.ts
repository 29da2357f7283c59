import { useSyncExternalStore } from 'react';

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time (epoch ms), looked at every second while the tab is seen; one clock for all who ask. */
export function useNow(): number {
  return useFromNow((time) => time);
}

/**
 * What follows from the time, looked at every second, drawn anew only when it has become something else.
 * @param read time (epoch ms) to a text, number or boolean
 */
export function useFromNow<T extends string | number | boolean>(read: (time: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(now));
}

/**
 * What follows from this very moment, such as the day: right in each drawing, and looked at by the same clock, so that
 * midnight, a machine that slept and another time zone are seen within a second of somebody looking.
 * @param read must answer the same while nothing has changed
 */
export function useFromClock<T extends string | number | boolean>(read: () => T): T {
  return useSyncExternalStore(subscribe, read);
}

/** Looks at the clock now: whoever is about to ask what depends on the day draws it first. */
export async function clockRead(): Promise<void> {
  now = Date.now();
  for (const listener of listeners) listener();
  // What follows from it is drawn in this turn.
  await Promise.resolve();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    now = Date.now();
    timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function look(): void {
  if (document.hidden) return;
  now = Date.now();
  for (const listener of listeners) listener();
}
