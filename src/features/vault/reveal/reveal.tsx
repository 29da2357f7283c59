import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useSession } from '~/session/session-store';

/** How long a secret is shown, ms. */
export const SHOWN = 30_000;

/** A secret that is being shown, and why. */
export interface Revealed {
  propertyId: string;
  version: number | null;
  value: string;
  reason: string;
  /** Epoch ms. */
  until: number;
}

interface Reveal {
  shown: Revealed | undefined;
  show: (secret: Omit<Revealed, 'until'>) => void;
  hide: () => void;
}

const Context = createContext<Reveal>({ shown: undefined, show: () => undefined, hide: () => undefined });

export const useReveal = () => useContext(Context);

/**
 * Holds the one secret that is shown, in this component's state and nowhere else, until its time is over, the window or
 * the tab is left, or the console is locked.
 */
export function RevealPlace({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Revealed>();
  const isCovered = useSession(({ cover }) => Boolean(cover));
  if (shown && isCovered) setShown(undefined);
  // With the secret itself, not after it: whoever turns away at once is heard.
  useLayoutEffect(() => {
    if (!shown) return;
    const control = new AbortController();
    const hide = () => setShown(undefined);
    const timer = setTimeout(hide, shown.until - Date.now());
    for (const event of ['blur', 'pagehide']) window.addEventListener(event, hide, { signal: control.signal });
    document.addEventListener('visibilitychange', () => document.hidden && hide(), { signal: control.signal });
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [shown]);
  const show = (secret: Omit<Revealed, 'until'>) => {
    // Whoever looked away while it was on its way is not shown it.
    if (document.visibilityState === 'visible') setShown({ ...secret, until: Date.now() + SHOWN });
  };
  return <Context value={{ shown, show, hide: () => setShown(undefined) }}>{children}</Context>;
}
