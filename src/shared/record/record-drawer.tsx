import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { TYPING, useDocumentKeys, usePlainKeys } from '~/shared/hooks/use-document-keys';
import { Button } from '~/shared/ui/button';
import { copy } from './copy';
import type { Neighbours } from './use-adjacent-rows';
import './record.css';
import { MOVED, useRecordPlace } from './use-record-place';

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

/**
 * One record beside the list that stands before it in the page, over it where there is no room for both, and in its
 * place on a phone (spec 17.8), with the ways to those before and after it (k, j).
 */
export function RecordDrawer({ id, titleId, words, neighbours, tools, onClose, children }: RecordDrawerProps) {
  const [host] = useState(() =>
    Object.assign(document.createElement('div'), { className: '@container flex h-full flex-col' }),
  );
  const { beside, panel, dialog } = useRecordPlace(host, id);
  // Of another dialog over this record a key is not, but of the page once what had the focus is gone.
  const isOnTop = () =>
    Array.from(document.querySelectorAll('dialog:modal')).at(-1) === (beside ? undefined : dialog.current);
  const isInside = (target: Element) => panel.current?.contains(target) || target === document.body;
  useDocumentKeys(({ key, target, defaultPrevented }) => {
    if (!beside || key !== 'Escape' || defaultPrevented || !(target instanceof Element) || !isOnTop()) return;
    if (isInside(target) || !target.closest(TYPING)) onClose();
  });
  usePlainKeys((key, { target }) => {
    if (!isOnTop() || (beside && !isInside(target)) || neighbours?.turning) return;
    if (key === 'j') neighbours?.next?.();
    if (key === 'k') neighbours?.previous?.();
  });
  const ways = [
    [words.previous, ChevronLeft, neighbours?.previous, 'k'],
    [words.next, ChevronRight, neighbours?.next, 'j'],
  ] as const;
  const close = () => (beside ? onClose() : dialog.current?.close());
  return (
    <>
      <aside ref={panel} hidden tabIndex={-1} aria-labelledby={titleId} className="record-panel" />
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        {...{ closedby: 'any' }}
        onClose={({ currentTarget: { open, returnValue } }) => {
          if (!open && returnValue !== MOVED) onClose();
        }}
        className="modal m-0 ml-auto h-dvh max-h-none w-[min(46rem,100vw)] max-w-none border-l border-line bg-surface text-ink shadow-modal max-md:w-screen"
      />
      {createPortal(
        <>
          <div className="flex items-center gap-1 px-5 pt-2.5 print:hidden">
            {!beside && (
              <Button variant="link" className="-ml-2 md:hidden" onClick={close}>
                <ArrowLeft aria-hidden className="size-4" />
                {copy.back}
              </Button>
            )}
            <p aria-live="polite" className="mr-auto min-w-0 truncate text-sm text-muted">
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
            <Button variant="icon" aria-label={copy.close} className="max-md:hidden" onClick={close}>
              <X aria-hidden className="size-5" />
            </Button>
          </div>
          {children}
        </>,
        host,
      )}
    </>
  );
}
