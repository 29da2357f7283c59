import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Breakpoints lg and xl (spec 20.3), and where a record stands beside its list (spec 17.8), px. */
const WIDTHS = { table: 992, lanes: 1200, beside: 1280 } as const;

/** Whether six columns fit beside the menu (lg); below it rows become cards. */
export function useWideScreen(): boolean {
  return useWidth(WIDTHS.table);
}

/** The same, at this moment. */
export const isWideScreen = () => atLeast(WIDTHS.table).matches;

/** Whether the lanes of a timeline and the details of a step fit side by side (xl). */
export function useLaneScreen(): boolean {
  return useWidth(WIDTHS.lanes);
}

/** Whether a record has room beside its list, at this moment. */
export const isBesideScreen = () => atLeast(WIDTHS.beside).matches;

/** @returns what ends it */
export const onBesideScreen = (onChange: () => void) => listen(WIDTHS.beside, onChange);

const atLeast = (width: number) => window.matchMedia(`(min-width: ${width}px)`);

function listen(width: number, onChange: () => void): () => void {
  const list = atLeast(width);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function useWidth(width: number): boolean {
  return useSyncExternalStore(
    (onChange) => listen(width, onChange),
    () => atLeast(width).matches,
  );
}

/** Whether the page is on its way to paper; drawn at once, since the browser waits for nobody. */
export function usePrinting(): boolean {
  // What the width of the paper brings in has missed the event.
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const leaving = new AbortController();
    const show = (now: boolean) => flushSync(() => setPrinting(now));
    window.addEventListener('beforeprint', () => show(true), leaving);
    window.addEventListener('afterprint', () => show(false), leaving);
    paper.addEventListener('change', () => show(paper.matches), leaving);
    return () => leaving.abort();
  }, []);
  return printing;
}
