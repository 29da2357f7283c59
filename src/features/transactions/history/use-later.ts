import { useState } from 'react';

/** Whether a part that loads on demand was ever asked for, and whether it is open; each opening starts it afresh. */
export function useLater() {
  const [opening, setOpening] = useState({ count: 0, open: false });
  return {
    ...opening,
    show: () => setOpening(({ count }) => ({ count: count + 1, open: true })),
    close: () => setOpening((last) => ({ ...last, open: false })),
  };
}
