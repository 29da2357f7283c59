import { mayReload } from './reload-guard';

const listeners = new Set<() => void>();
let leaving = false;

/**
 * Calls back when what failed may succeed now: there is another token, and the page is not reloaded with it.
 * @returns a function that stops listening
 */
export function onAskAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Event: another token is here. What is failing at this very moment may be asked again as well. */
export function askAgain(): void {
  setTimeout(() => {
    if (!leaving) for (const listener of listeners) listener();
  });
}

/** Spec 4.7: after a renewal the page is reloaded, unless that was just done. */
export function reloadOrAskAgain(): void {
  leaving = mayReload(Date.now());
  if (leaving) window.location.reload();
  else askAgain();
}
