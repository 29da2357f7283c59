import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

/** Places that are drawn together: fewer would cost a frame each, more would hold up a key. */
const AT_A_TIME = 2;

type Draw = () => void;

/** The places whose turn it is, and those that wait for theirs, in the order of the page. */
let turn = new Set<Draw>();
const waiting: Draw[] = [];
/** How many have queued since the turn began: what a place brings forth stands before what is below it. */
let queued = 0;
let isDue = false;

interface ChunkedRowsProps<T> {
  items: readonly T[];
  /** Items that are drawn at a time. */
  size: number;
  children: (item: T) => ReactNode;
}

/**
 * Items drawn group by group, the first with what holds it and each other in its own turn: a section of sixty interfaces
 * is no single piece of work.
 */
export function ChunkedRows<T>({ items, size, children }: ChunkedRowsProps<T>) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is a position in the list, whatever stands there
    <Group key={index} items={items.slice(index * size, (index + 1) * size)} atOnce={index === 0}>
      {children}
    </Group>
  ));
}

function Group<T>({ items, atOnce, children }: Omit<ChunkedRowsProps<T>, 'size'> & { atOnce: boolean }) {
  const shown = useStaggeredValue(items, atOnce);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the turn comes the old items are not drawn once more
  return useMemo(() => shown?.map(children), [shown]);
}

export function useStaggeredValue<T>(value: T): T;
export function useStaggeredValue<T>(value: T, atOnce: boolean): T | undefined;
/**
 * The value, handed on when it is this place's turn, some places after the others in the order of the page. A report of
 * thousands of metrics so never holds up a key or a click.
 * @param atOnce whether the first value comes at once; otherwise there is none until the first turn
 */
export function useStaggeredValue<T>(value: T, atOnce = true): T | undefined {
  const [shown, setShown] = useState(atOnce ? value : undefined);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    // The turn ends when the value is drawn, when a newer one takes its place, or when the place goes.
    return takeTurn(() => setShown(() => value));
  }, [shown, value]);
  return shown;
}

/** What may come after the first of a report: not before its turn. */
export function InTurn({ children, before }: { children: ReactNode; before?: ReactNode }) {
  return useStaggeredValue(true, false) ? children : before;
}

/** Queues a place. @returns ends its turn, or gives its place up */
function takeTurn(draw: Draw): () => void {
  waiting.splice(queued, 0, draw);
  queued += 1;
  if (turn.size === 0) callNext();
  return () => {
    if (turn.delete(draw)) {
      if (turn.size === 0) callNext();
      return;
    }
    const place = waiting.indexOf(draw);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (place < queued) queued -= 1;
  };
}

/** Once the effects of what has just been drawn are through: they queue too. */
function callNext(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    queued = 0;
    turn = new Set(waiting.splice(0, AT_A_TIME));
    startTransition(() => {
      for (const draw of turn) draw();
    });
  });
}
