import { vi } from 'vitest';

/** Two frames: what was set is drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Lets fake time pass and the page draw what comes of it; exact to the millisecond, as long as nothing is polled in
 * between: vitest's own polls move the fake clock.
 */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await drawn();
}

/** Until something is so, while fake time stands still; the limit of the test is the limit. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await drawn();
}
