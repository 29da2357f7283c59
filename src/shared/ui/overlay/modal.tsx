import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { softTone, type Tone } from '../feedback/alert-box';
import { useDialogOpen } from './dialog-hooks';

/** The modal's transition (spec 17.3), ms; styles.css says the same. */
const FADE = 300;

interface ModalProps {
  title: string;
  /** One sentence under the title, read out together with it. */
  text?: string;
  open: boolean;
  /** Absent on a modal that can only be answered by its own buttons: Escape and the backdrop do nothing then. */
  onClose?: (() => void) | undefined;
  /** `onClose` may keep it open: Escape only asks for it, and the backdrop does nothing. */
  guarded?: boolean;
  /** With room for two columns. */
  wide?: boolean;
  icon?: ReactNode;
  /** 'alertdialog' for what interrupts the user. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * A native modal dialog: focus moves in and returns, the rest of the page is inert, 300 ms in and out with a backdrop
 * of 150 ms (spec 17.3). Content stays mounted while it is open, and inert until it has faded.
 */
export function Modal(props: ModalProps) {
  const { title, text, open, onClose, guarded, wide, icon, role = 'dialog', children } = props;
  const native = guarded ? undefined : onClose;
  const ref = useDialogOpen(open);
  const id = useId();
  const shown = useShown(open);
  // One that is only taken away would give the focus back to nobody; in this cleanup it still stands.
  useLayoutEffect(() => () => ref.current?.close(), [ref]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      inert={!open}
      // Chromium closes on the second Escape even when the first was refused; 'none' holds for every one.
      {...{ closedby: native ? 'any' : 'none' }}
      onCancel={(event) => {
        // A field for files in it cancels too.
        if (event.target !== event.currentTarget) return;
        // The close event comes a frame later; who opens it again before that would be told that it is shut.
        if (native) native();
        else event.preventDefault();
      }}
      onKeyDown={(event) => {
        // Keys of a dialog over it are that one's.
        if (native || (event.target as Element).closest('dialog') !== event.currentTarget) return;
        keepTabInside(event);
        if (event.key !== 'Escape' || !onClose) return;
        // Else the browser would shut what this opens.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Closed by the effects above: whoever set `open` knows already, or it has been opened again.
        if (!open || ref.current?.open) return;
        if (native) native();
        else ref.current?.showModal();
      }}
      className={clsx(
        'modal m-auto rounded-xl border border-line bg-surface p-6 text-ink shadow-modal',
        wide
          ? 'w-[min(47.5rem,calc(100vw-2rem))] max-md:max-h-dvh max-md:w-screen max-md:max-w-none max-md:rounded-none max-md:px-4'
          : 'w-[min(27.5rem,calc(100vw-2rem))]',
      )}
    >
      {shown && (
        <>
          {icon}
          <h2 id={id} className="text-lg font-semibold text-balance">
            {title}
          </h2>
          {text && (
            <p id={`${id}-text`} className="mt-2 text-muted">
              {text}
            </p>
          )}
          {children}
        </>
      )}
    </dialog>
  );
}

const TAB_STOPS =
  'button:enabled, input:enabled:not([hidden]), select:enabled, textarea:enabled, a[href], [tabindex="0"]';

/** Without this, Tab leaves a native dialog for the browser's own controls. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(TAB_STOPS));
  const leaving = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (document.activeElement !== leaving && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** True while it is open, and then until the transition is over. */
function useShown(open: boolean): boolean {
  const [shown, setShown] = useState(open);
  useEffect(() => {
    if (open) return setShown(true);
    const timer = setTimeout(() => setShown(false), FADE);
    return () => clearTimeout(timer);
  }, [open]);
  return open || shown;
}

/** The sign above a modal's title. */
export function ModalIcon({ icon: Icon, tone }: { icon: LucideIcon; tone: Tone }) {
  return (
    <span data-tone={tone} className={clsx('mb-4 flex size-11 items-center justify-center rounded-lg', softTone[tone])}>
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

/** Buttons of a modal, at its lower right. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>;
}
