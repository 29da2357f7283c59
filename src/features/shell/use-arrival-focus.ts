import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the heading of the screen that a change of path brings, so that a screen reader says where one
 * is and the keyboard starts there. A lazy screen may arrive later: until the reader moves on, its heading is awaited.
 */
export function useArrivalFocus(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    const area = main.current;
    if (shown.current === path || !area) return;
    shown.current = path;
    const arrive = () => {
      const held = document.activeElement;
      if (held === area || held === document.body) area.querySelector('h1')?.focus({ preventScroll: true });
    };
    area.focus({ preventScroll: true });
    arrive();
    const observer = new MutationObserver(arrive);
    observer.observe(area, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, path]);
}
