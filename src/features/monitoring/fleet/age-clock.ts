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
  return {
    /** Epoch ms. */
    time: () => time,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Goes on to a later time, at the next call where somebody scrolls. @returns what ends it */
    moveTo(next: number): () => void {
      if (untilRest() > 0) return () => undefined;
      time = next;
      const left = [...listeners];
      const look = () => {
        if (untilRest() <= 0) for (const listener of left.splice(0, SLICE)) if (listeners.has(listener)) listener();
        if (left.length > 0) frame = requestAnimationFrame(look);
      };
      look();
      return () => cancelAnimationFrame(frame);
    },
  };
}

export type AgeClock = ReturnType<typeof createAgeClock>;
