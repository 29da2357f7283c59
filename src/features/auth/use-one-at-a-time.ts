import { useCallback, useEffect, useRef, useState } from 'react';

type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Runs one piece of work at a time. The latch is synchronous, since a second click in the same tick comes before React
 * has disabled the button. The signal aborts when the component leaves or `cancel` is called.
 */
export function useOneAtATime(): { busy: boolean; run: (work: Work) => Promise<void>; cancel: () => void } {
  const running = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);

  const run = useCallback(async (work: Work) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await work(controller.signal);
    } finally {
      if (running.current === controller) {
        running.current = null;
        setBusy(false);
      }
    }
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setBusy(false);
  }, []);

  useEffect(() => cancel, [cancel]);
  return { busy, run, cancel };
}
