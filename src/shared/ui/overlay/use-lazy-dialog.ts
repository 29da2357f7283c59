import { useState } from 'react';

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
