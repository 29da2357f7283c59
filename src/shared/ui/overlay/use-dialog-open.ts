import { type RefObject, useEffect, useRef } from 'react';

/** Opens and shuts a native modal dialog as `open` says; tie the answered ref to it. */
export function useDialogOpen(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // What is so already stays so.
    ref.current?.[open ? 'showModal' : 'close']();
  }, [open]);
  return ref;
}
