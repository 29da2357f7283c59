import { untilRest } from '~/shared/hooks/scrolling';
import { afterPaint, SliceTimer, whenIdle, yieldToPage } from '~/shared/hooks/tasks';

/** Requests of a fleet under way at once: a browser opens no more connections to one host either. */
const AT_ONCE = 6;

interface Waiting {
  start: () => void;
  signal: AbortSignal;
}

let running = 0;
const queue: Waiting[] = [];

/**
 * Runs the task when fewer than six others are running, in the order of asking. What is no longer wanted leaves the
 * queue without having run.
 * @throws what the task throws, or the signal's reason
 */
export async function queued<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
  await turn(signal);
  try {
    return await task();
  } finally {
    running -= 1;
    void startNext();
  }
}

let turnOfAnswers: Promise<unknown> = Promise.resolve();
let slice = new SliceTimer();

/**
 * Does what an answer of many brings, one after the other: answers that come together would hold up a frame together, so
 * that those for which nothing of its slice is left wait until it is painted.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turnOfAnswers.then(async () => {
    if (slice.isOver) {
      await (document.hidden ? yieldToPage() : afterPaint());
      slice = new SliceTimer();
    }
    return work();
  });
  turnOfAnswers = done.catch(() => {});
  return done;
}

function turn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal.reason);
    };
    const waiting: Waiting = {
      signal,
      start: () => {
        signal.removeEventListener('abort', refuse);
        running += 1;
        resolve();
      },
    };
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', refuse, { once: true });
    queue.push(waiting);
    void startNext();
  });
}

/** ms after which a request begins on a page that is never idle. */
const PATIENCE = 100;

let isStarting = false;

/** While somebody scrolls, a request begins when the page has nothing else to do: what it costs may be a frame. */
async function startNext(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  while (running < AT_ONCE && queue.length > 0) {
    if (untilRest() > 0) await whenIdle(PATIENCE);
    queue.shift()?.start();
  }
  isStarting = false;
}
