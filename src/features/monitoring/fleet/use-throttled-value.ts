import { startTransition, useEffect, useRef, useState } from 'react';

/** Between two changes, ms: answers of a fleet come by the dozen, and each may move every row. */
const PACE = 400;

/** Who scrolls reads: nothing moves until this long (ms) after the last scroll event, but for the longest wait (ms). */
const STILL = 200;
const LONGEST = 5000;

/**
 * The value, handed on now and then instead of at each change, and not under somebody who scrolls. The first value and
 * the first change after a calm while come at once.
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
      const still = now - since >= LONGEST ? 0 : scrolled.current + STILL - now;
      const wait = Math.max(changed.current + PACE - now, still);
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
