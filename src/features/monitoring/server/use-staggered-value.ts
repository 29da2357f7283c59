import { startTransition, useEffect, useState } from 'react';

const waiting: (() => void)[] = [];
let running: (() => void) | undefined;

/**
 * The value, handed on when it is this place's turn: one place after another, in the order of the page, each drawn by
 * itself. A report of thousands of figures so never holds up a key or a click. The first value comes at once.
 */
export function useStaggeredValue<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    // The turn ends when the value is drawn, when a newer one takes its place, or when the place goes.
    return takeTurn(() => startTransition(() => setShown(() => value)));
  }, [shown, value]);
  return shown;
}

/** Queues a task. @returns ends its turn, or gives its place up */
function takeTurn(task: () => void): () => void {
  waiting.push(task);
  if (running === undefined) next();
  return () => {
    const place = waiting.indexOf(task);
    if (running === task) next();
    else if (place >= 0) waiting.splice(place, 1);
  };
}

function next(): void {
  const task = waiting.shift();
  running = task;
  task?.();
}
