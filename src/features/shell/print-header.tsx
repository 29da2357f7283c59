import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../shared/lib/dates';

/** On paper alone, under the environment bar: when a screen was printed, and the address that shows it again. */
export function PrintHeader() {
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <div className="mb-4 flex justify-between gap-6 border-b border-line-strong pb-2 text-sm text-muted">
      <p>{window.location.href}</p>
      <p className="shrink-0">{formatDate(Date.now())}</p>
    </div>
  );
}

/** Whether the page is on its way to paper; drawn at once, since the browser waits for nobody. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
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
