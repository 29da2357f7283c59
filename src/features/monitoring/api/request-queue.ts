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
    startNext();
  }
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
    startNext();
  });
}

function startNext(): void {
  while (running < AT_ONCE) {
    const next = queue.shift();
    if (!next) return;
    next.start();
  }
}
