import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isBesideScreen, onBesideScreen } from '~/shared/hooks/use-media';
import { sharePlace } from './share-place';

/** What a dialog answers that was shut since its record moved out of it, not since a person shut it. */
export const MOVED = 'moved';

/**
 * Where the one element of a record stands: in a panel beside its list, or in a modal dialog over it. It moves with all
 * that is scrolled, typed or has the focus in it.
 */
export function useRecordPlace(host: HTMLElement, id: string) {
  const panel = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const beside = useBeside(dialog);

  useLayoutEffect(() => {
    const held = document.activeElement;
    const [aside, over] = [panel.current, dialog.current];
    const place = beside ? aside : over;
    if (!aside || !over || !place) return;
    // Of one that has just come nothing is asked: to be measured in between would be seen as a move.
    const parts = host.isConnected ? Array.from(host.querySelectorAll('*')) : [];
    const scrolled = parts.map((part) => [part, part.scrollTop] as const);
    if (!host.isConnected) place.append(host);
    if (beside) aside.hidden = false;
    else if (!over.open) {
      over.returnValue = '';
      over.showModal();
    }
    if (host.parentElement !== place) {
      if ('moveBefore' in Element.prototype) place.moveBefore(host, null);
      else place.append(host);
    }
    if (beside) over.close(MOVED);
    else aside.hidden = true;
    for (const [part, top] of scrolled) if (top > 0) part.scrollTop = top;
    if (host.contains(held) && held instanceof HTMLElement) held.focus({ preventScroll: true });
  }, [host, beside]);

  useLayoutEffect(() => {
    const place = panel.current;
    if (!beside || !place) return;
    const leave = sharePlace(place);
    const measure = () => place.style.setProperty('--record-top', `${place.getBoundingClientRect().top}px`);
    measure();
    // Its own height makes the page another size: that is for the next frame.
    const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
    if (place.parentElement) sizes.observe(place.parentElement);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      leave();
      sizes.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [beside]);

  useReturnedFocus(id, beside, panel);
  return { beside, panel, dialog };
}

/** Not changed on paper, nor while another dialog lies over the record: it would come to lie under it. */
function useBeside(own: React.RefObject<HTMLDialogElement | null>): boolean {
  const [beside, setBeside] = useState(isBesideScreen);
  useEffect(() => {
    const settle = () => {
      const covered = Array.from(document.querySelectorAll('dialog:modal')).some((one) => one !== own.current);
      if (!covered && !window.matchMedia('print').matches) setBeside(isBesideScreen());
    };
    const stop = onBesideScreen(settle);
    document.addEventListener('close', settle, true);
    return () => {
      stop();
      document.removeEventListener('close', settle, true);
    };
  }, [own]);
  return beside;
}

/** A record that comes gets the focus; once it is gone the focus that it had is on the row that it showed last, else on the screen's heading. */
function useReturnedFocus(id: string, beside: boolean, panel: React.RefObject<HTMLElement | null>): void {
  const last = useRef({ id, beside });
  useEffect(() => {
    last.current = { id, beside };
    if (beside && !panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [id, beside, panel]);
  useEffect(
    () => () => {
      // Whoever is in the list stays there.
      if (last.current.beside && document.activeElement !== document.body) return;
      const row = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(last.current.id)}"]`);
      (row ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: row === null });
    },
    [],
  );
}
