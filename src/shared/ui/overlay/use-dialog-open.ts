import { type RefObject, useEffect, useRef } from 'react';

/** Opens and shuts a native modal dialog as `open` says; tie the answered ref to it. */
export function useDialogOpen(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return ref;
}
