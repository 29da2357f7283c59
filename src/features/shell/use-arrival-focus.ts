import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the heading of the screen that a change of path brings, so that a screen reader says where one
 * is and the keyboard starts there. A lazy screen may arrive later: its heading is awaited until the reader presses
 * something or the focus is elsewhere; from then on nothing is taken from anybody.
 */
export function useArrivalFocus(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    const area = main.current;
    if (shown.current === path || !area) return;
    shown.current = path;
    // A menu that was opened while the screen was on its way stays open.
    if (document.activeElement?.closest('[role="menu"]')) return;

    const arrive = () => {
      const held = document.activeElement;
      if (held === area || held === document.body) area.querySelector('h1')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(arrive);
    const awake = new AbortController();
    const sleep = ({ type, target }: Event) => {
      const ownFocus = type === 'focusin' && target instanceof Element && target.matches('main, h1');
      if (!ownFocus) awake.abort();
    };
    awake.signal.addEventListener('abort', () => observer.disconnect());
    area.focus({ preventScroll: true });
    arrive();
    observer.observe(area, { childList: true, subtree: true });
    for (const type of ['focusin', 'keydown', 'pointerdown']) {
      document.addEventListener(type, sleep, { capture: true, signal: awake.signal });
    }
    return () => awake.abort();
  }, [main, path]);
}
