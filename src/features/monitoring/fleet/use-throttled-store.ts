import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { MAX_WAIT, untilRest, watchScrolling } from '~/shared/hooks/scrolling';

/** Shortest time between two changes, ms: reports of a fleet come by the dozen, and each may move every row. */
const MIN_INTERVAL = 400;

/**
 * What is read from a store that changes often: drawn at most once per interval and not while somebody scrolls. The first
 * change after a pause comes at once, and so does what another way of reading says.
 * @param subscribe stays the same for the same store
 */
export function useThrottledStore<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const [shown, setShown] = useState(() => ({ value: read(), read }));
  if (shown.read !== read) setShown({ value: read(), read });
  const draw = useEffectEvent(() => startTransition(() => setShown({ value: read(), read })));

  useEffect(() => {
    let changed = Number.NEGATIVE_INFINITY;
    let waiting: number | undefined;
    const onChange = () => {
      if (waiting !== undefined) return;
      const since = performance.now();
      const look = () => {
        const now = performance.now();
        const still = now - since >= MAX_WAIT ? 0 : untilRest();
        const wait = Math.max(changed + MIN_INTERVAL - now, still);
        waiting = wait > 0 ? window.setTimeout(look, wait) : undefined;
        if (wait > 0) return;
        changed = now;
        draw();
      };
      look();
    };
    const ignoreScrolling = watchScrolling();
    const unsubscribe = subscribe(onChange);
    return () => {
      unsubscribe();
      ignoreScrolling();
      clearTimeout(waiting);
    };
  }, [subscribe]);

  return shown.value;
}
