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
