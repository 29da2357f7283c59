/** What may run without a pause, ms: half a frame, so that keys, pointer and drawing never wait long. */
const SLICE = 8;

/**
 * Lets the page do whatever else is due: input, drawing, other tasks. Not throttled in a hidden tab, unlike a timer, and not
 * before the others, unlike scheduler.yield, which lets neither React nor a timer in (docs/adr/0020).
 */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Waits until what has been drawn is on the screen; a hidden tab, or no page at all, draws nothing: so not for ever. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    globalThis.requestAnimationFrame?.(() => {
      clearTimeout(late);
      void yieldToPage().then(resolve);
    });
  });
}

/**
 * Waits until the page has nothing else to do; Safari cannot tell.
 * @param timeout ms after which it is waited for no longer
 * @returns how long that will last, where it is known
 */
export function whenIdle(timeout?: number): Promise<IdleDeadline | undefined> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, timeout === undefined ? {} : { timeout });
    else setTimeout(resolve);
  });
}

/** Tells long work when to pause. */
export class SliceTimer {
  private startedAt = performance.now();

  /** Whether the slice is used up. */
  get isOver(): boolean {
    return performance.now() - this.startedAt >= SLICE;
  }

  /** Pauses, and begins the next slice. @throws AbortError when the work is no longer wanted */
  async next(signal?: AbortSignal): Promise<void> {
    await yieldToPage();
    signal?.throwIfAborted();
    this.startedAt = performance.now();
  }
}

/** Long work as a generator that stops at each point where it may be interrupted; what it returns is its result. */
export type Task<T> = Generator<void, T>;

/** Does the work in short slices so that the page stays alive. @throws AbortError when it was cancelled */
export async function runTask<T>(task: Task<T>, signal?: AbortSignal): Promise<T> {
  const clock = new SliceTimer();
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (clock.isOver) await clock.next(signal);
  }
}

/** Does the work in one go, for little of it. */
export function runTaskAtOnce<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Sorts a copy, and may be interrupted after each comparison; equal ones keep their order. */
export function* mergeSort<T>(items: readonly T[], compare: (one: T, other: T) => number): Task<T[]> {
  let from = [...items];
  for (let width = 1; width < items.length; width *= 2) {
    const to: T[] = [];
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = Math.min(start + width, items.length);
      const end = Math.min(start + 2 * width, items.length);
      let left = start;
      let right = middle;
      while (left < middle || right < end) {
        const isLeft = right >= end || (left < middle && compare(from[left] as T, from[right] as T) <= 0);
        to.push(from[isLeft ? left : right] as T);
        if (isLeft) left += 1;
        else right += 1;
        yield;
      }
    }
    from = to;
  }
  return from;
}
