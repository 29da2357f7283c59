import { startTransition, useEffect, useRef, useState } from 'react';

/** Shortest time between two changes, ms: reports of a fleet come by the dozen, and each may move every row. */
const MIN_INTERVAL = 400;

/** While somebody scrolls nothing moves: this long after the last scroll event, and at most so long altogether, ms. */
const SCROLL_IDLE = 200;
const MAX_WAIT = 5000;

/**
 * The value, at most once per interval and not while somebody scrolls. The first value and
 * the first change after a pause come at once.
 */
export function useThrottledValue<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const changed = useRef(Number.NEGATIVE_INFINITY);
  const scrolled = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<number>(undefined);
  const latest = useRef(value);

  useEffect(() => {
    const onScroll = () => {
      scrolled.current = performance.now();
    };
    // A scroll event of an element does not bubble, but it is captured.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    return () => {
      document.removeEventListener('scroll', onScroll, options);
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (Object.is(latest.current, value)) return;
    latest.current = value;
    if (waiting.current !== undefined) return;
    const since = performance.now();
    const look = () => {
      const now = performance.now();
      const still = now - since >= MAX_WAIT ? 0 : scrolled.current + SCROLL_IDLE - now;
      const wait = Math.max(changed.current + MIN_INTERVAL - now, still);
      if (wait > 0) {
        waiting.current = window.setTimeout(look, wait);
        return;
      }
      waiting.current = undefined;
      changed.current = now;
      startTransition(() => setShown(() => latest.current));
    };
    look();
  }, [value]);

  return shown;
}
