import { type RefObject, useState } from 'react';
import { usePlainKeys } from '~/shared/hooks/use-document-keys';

/** The button of each row that opens its details. */
const TOGGLES = '[data-row-toggle]';

/** Where the arrows go from row to row; elsewhere they belong to the page. */
const ACTIONS = '[data-row-actions]';

/**
 * Keys of the results: j and k (and in a row the arrows) go down and up through the rows, from elsewhere to the one that
 * was left last; Home and End go to the first and the last, c copies the row that has the focus, x selects it.
 * Enter is the row's own button's. One row alone is in the order of the page (roving tabindex).
 * @returns what a screen reader is told after a move
 */
export function useRowKeys(results: RefObject<HTMLElement | null>, onCopy: (index: number) => void): string {
  const [announced, setAnnounced] = useState('');

  usePlainKeys((pressed, event) => {
    if (document.querySelector('dialog:modal')) return;
    // In an open record, also once what had the focus there is gone, the letters lead to its neighbours.
    const record = document.querySelector('.record-panel:not([hidden])');
    if (event.target === document.body ? record : record?.contains(event.target)) return;
    const toggles = [...(results.current?.querySelectorAll<HTMLElement>(TOGGLES) ?? [])];
    const current = toggles.findIndex((toggle) => toggle.closest('[data-row]')?.contains(document.activeElement));
    if (pressed === 'c') {
      const index = toggles[current]?.dataset.rowToggle;
      if (index !== undefined) onCopy(Number(index));
      return;
    }
    if (pressed === 'x') {
      toggles[current]?.closest('[data-row-actions]')?.querySelector('input')?.click();
      return;
    }
    const inRow = event.target.closest(ACTIONS) !== null;
    const key = (inRow && { ArrowDown: 'j', ArrowUp: 'k' }[pressed]) || pressed;
    const left = Math.max(
      0,
      toggles.findIndex((toggle) => toggle.tabIndex === 0),
    );
    const position = positionOf(key, current, left, toggles.length);
    const next = position === undefined ? undefined : toggles[position];
    if (!next || position === undefined) return;
    event.preventDefault();
    next.focus();
    setAnnounced(`Registro ${position + 1} de ${toggles.length} de la página`);
  });

  return announced;
}

/** Home and End belong to the page until a row has the focus. */
function positionOf(key: string, current: number, left: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (current === -1) return key === 'j' || key === 'k' ? left : undefined;
  if (key === 'j') return Math.min(current + 1, count - 1);
  if (key === 'k') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
