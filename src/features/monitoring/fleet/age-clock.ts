import { untilRest } from '~/shared/hooks/scrolling';

/** Ages that are looked at in one frame. */
const SLICE = 10;

/**
 * The time that the ages of a list follow: a few of them in a frame, and none under somebody who scrolls, since those of
 * hundreds that have waited for it would be laid out together.
 */
export function createAgeClock(now: number) {
  let time = now;
  let frame = 0;
  const listeners = new Set<() => void>();
  /** Those that have not been told of the time yet: who has waited longest comes first. */
  const left = new Set<() => void>();

  const look = () => {
    const due = untilRest() > 0 ? [] : [...left].slice(0, SLICE);
    for (const listener of due) {
      left.delete(listener);
      listener();
    }
    if (left.size > 0) frame = requestAnimationFrame(look);
  };

  return {
    /** Epoch ms. */
    time: () => time,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        left.delete(listener);
      };
    },
    /** Goes on to a later time, at the next call where somebody scrolls. @returns what ends it */
    moveTo(next: number): () => void {
      if (untilRest() <= 0) {
        time = next;
        for (const listener of listeners) left.add(listener);
      }
      look();
      return () => cancelAnimationFrame(frame);
    },
  };
}

export type AgeClock = ReturnType<typeof createAgeClock>;
