import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalProps {
  title: string;
  open: boolean;
  /** Absent on a modal that can only be answered by its own buttons: Escape and the backdrop do nothing then. */
  onClose?: (() => void) | undefined;
  icon?: ReactNode;
  /** 'alertdialog' for what interrupts the user. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * A native modal dialog: focus moves in and returns, the rest of the page is inert, 300 ms in and out with a backdrop
 * of 150 ms (section 9). Content stays mounted only while it is open.
 */
export function Modal({ title, open, onClose, icon, role = 'dialog', children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      // Chromium closes on the second Escape even when the first was refused; 'none' holds for every one.
      {...{ closedby: onClose ? 'any' : 'none' }}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={() => {
        if (onClose) onClose();
        else if (open) ref.current?.showModal();
      }}
      className={clsx(
        'modal m-auto w-[min(27.5rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-6 text-ink shadow-modal',
      )}
    >
      {icon}
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {open && children}
    </dialog>
  );
}

/** Buttons of a modal, at its lower right. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>;
}
