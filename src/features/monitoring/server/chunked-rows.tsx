import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

const waiting: (() => void)[] = [];

let running: (() => void) | undefined;

interface ChunkedRowsProps<T> {
  items: readonly T[];
  /** Items that are drawn at a time. */
  size: number;
  children: (item: T) => ReactNode;
}

/** Items drawn group by group, each in its own turn: a section of sixty interfaces is no single piece of work. */
export function ChunkedRows<T>({ items, size, children }: ChunkedRowsProps<T>) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the list, whatever stands there
    <Group key={index} items={items.slice(index * size, (index + 1) * size)}>
      {children}
    </Group>
  ));
}

function Group<T>({ items, children }: Omit<ChunkedRowsProps<T>, 'size'>) {
  const shown = useStaggeredValue(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the turn comes the old items are not drawn once more
  return useMemo(() => shown.map(children), [shown]);
}

/**
 * The value, handed on when it is this place's turn: one place after another, in the order of the page, each drawn by
 * itself. A report of thousands of metrics so never holds up a key or a click. The first value comes at once.
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
