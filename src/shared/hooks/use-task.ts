import { useEffect, useMemo, useState } from 'react';
import { runTask, runTaskAtOnce, type Task } from './tasks';

/** Up to so many items the work is done while the screen is drawn. */
const LITTLE = 500;

/**
 * The result of work over many items; undefined while a long one is on its way.
 * @param start begins the work; the same function means the same result
 * @param size how many items it goes through
 */
export function useTask<T>(start: () => Task<T>, size: number): T | undefined {
  const now = useMemo(() => (size <= LITTLE ? { value: runTaskAtOnce(start()) } : undefined), [start, size]);
  const [later, setLater] = useState<{ start: () => Task<T>; value: T }>();

  useEffect(() => {
    if (now) return;
    const control = new AbortController();
    runTask(start(), control.signal).then(
      (value) => setLater({ start, value }),
      (error: unknown) => {
        if (!control.signal.aborted) throw error;
      },
    );
    return () => control.abort();
  }, [start, now]);

  if (now) return now.value;
  return later?.start === start ? later.value : undefined;
}
