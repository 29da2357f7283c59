import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * State of a dialog whose code loads on demand: it is drawn once `count` is above 0, and stays mounted while it closes.
 * As its key, `count` starts each opening afresh.
 */
export function useLazyDialog() {
  const [opening, setOpening] = useState({ count: 0, open: false });
  return {
    ...opening,
    show: () => setOpening(({ count }) => ({ count: count + 1, open: true })),
    close: () => setOpening((last) => ({ ...last, open: false })),
  };
}

/** Opens and shuts a native modal dialog as `open` says; tie the answered ref to it. */
export function useDialogOpen(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // What is so already stays so.
    ref.current?.[open ? 'showModal' : 'close']();
  }, [open]);
  return ref;
}
