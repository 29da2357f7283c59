import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDate } from '../format/dates';
import { usePrinting } from '../hooks/use-media';
import { EnvironmentBar } from './environment-bar';

/**
 * On paper alone: when a screen was printed, and the address that shows it again. Under the environment bar or, when a
 * dialog or a record is open and so printed instead of the screen, at the top of that, which then says the environment as well.
 */
export function PrintHeader() {
  const printing = usePrinting();
  const dialog = useTopOfDialog(printing);
  if (!printing) return null;
  const header = (
    <div className="mb-4 flex justify-between gap-6 border-b border-line-strong pb-2 text-sm text-muted">
      <p>{window.location.href}</p>
      <p className="shrink-0">{formatDate(Date.now())}</p>
    </div>
  );
  if (!dialog) return header;
  return createPortal(
    <>
      <EnvironmentBar />
      {header}
    </>,
    dialog,
  );
}

/** A place at the top of the dialog that has the focus, or of a record; those behind it are marked, and styles.css prints them not. */
function useTopOfDialog(printing: boolean): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const modals = Array.from(document.querySelectorAll('dialog:modal'));
    const panel = document.querySelector('.record-panel:not([hidden])');
    const dialogs = panel ? [panel, ...modals] : modals;
    const top = document.activeElement?.closest('dialog:modal') ?? dialogs.at(-1);
    if (!printing || !top) return;
    for (const dialog of dialogs) dialog.toggleAttribute('data-behind', dialog !== top);
    const made = document.createElement('div');
    top.prepend(made);
    setHost(made);
    return () => {
      for (const dialog of dialogs) dialog.removeAttribute('data-behind');
      made.remove();
      setHost(undefined);
    };
  }, [printing]);
  return host;
}
