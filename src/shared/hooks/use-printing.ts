import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
