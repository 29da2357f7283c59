import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentKeys } from '~/shared/hooks/use-document-keys';
import { Button } from '~/shared/ui/button';
import { useDialogOpen } from '~/shared/ui/overlay/dialog-hooks';
import { copy } from './copy';
import type { Neighbours } from './use-adjacent-rows';

interface RecordDrawerProps {
  /** Its row in the list carries it as `data-record`. */
  id: string;
  titleId: string;
  /** What the ways to its neighbours are called, and a record that is not on the page. */
  words: Readonly<Record<'previous' | 'next' | 'notInList', string>>;
  neighbours: Neighbours;
  /** Beside the ways to the neighbours. */
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const TYPING = 'input, textarea, select, [contenteditable]';

/** One record over its list, at the right edge, with the ways to those before and after it (k, j). */
export function RecordDrawer({ id, titleId, words, neighbours, tools, onClose, children }: RecordDrawerProps) {
  const dialog = useDialogOpen(true);
  useReturnedFocus(id);
  useDocumentKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    // Of the page, once what had the focus is gone; of another dialog over this one, not.
    const over = Array.from(document.querySelectorAll('dialog:modal')).at(-1) !== dialog.current;
    if (over || event.target.closest(TYPING)) return;
    if (event.key === 'j' && !neighbours?.turning) neighbours?.next?.();
    if (event.key === 'k' && !neighbours?.turning) neighbours?.previous?.();
  });
  const ways = [
    [words.previous, ChevronLeft, neighbours?.previous, 'k'],
    [words.next, ChevronRight, neighbours?.next, 'j'],
  ] as const;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
      onClose={(event) => {
        // Of a dialog in it the event comes here too.
        if (event.target === event.currentTarget) onClose();
      }}
      className="modal m-0 ml-auto h-dvh max-h-none w-[min(46rem,100vw)] max-w-none border-l border-line bg-surface text-ink shadow-modal"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 px-5 pt-4 print:hidden">
          <p aria-live="polite" className="mr-auto text-sm text-muted">
            {neighbours?.position ? copy.position(neighbours.position, neighbours.total) : words.notInList}
          </p>
          {tools}
          {ways.map(([label, Icon, go, key]) => (
            <Button
              key={key}
              variant="icon"
              aria-label={label}
              aria-keyshortcuts={key}
              title={`${label} (${key})`}
              disabled={!go || neighbours?.turning}
              onClick={go}
            >
              <Icon aria-hidden className="size-5" />
            </Button>
          ))}
          <Button variant="icon" aria-label={copy.close} onClick={() => dialog.current?.close()}>
            <X aria-hidden className="size-5" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Once the drawer is gone the focus is on the row that it showed last, else on the screen's heading. */
function useReturnedFocus(id: string): void {
  const last = useRef(id);
  useEffect(() => {
    last.current = id;
  }, [id]);
  useEffect(
    () => () => {
      const row = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(last.current)}"]`);
      (row ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: row === null });
    },
    [],
  );
}
