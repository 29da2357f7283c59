import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '~/shared/hooks/tasks';

/** Texts and numbers after which a turn is full: fewer would cost more layouts of the page, more would hold up a key. */
const AT_A_TIME = 200;

/** Turns between two frames: a frame lays out all that came since the last, which must be no long piece of work either. */
const IN_A_FRAME = 2;

interface Place {
  draw: () => void;
  weight: number;
}

/** The places whose turn it is, and those that wait for theirs, in the order of the page. */
let turn = new Set<Place>();
const waiting: Place[] = [];
/** How many have queued since the turn began: what a place brings forth stands before what is below it. */
let queued = 0;
let isDue = false;
let turns = 0;

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
    const place = { draw: () => setShown(() => value), weight: weightOf(value) };
    // What is there at once is on the screen before the first of what is not is drawn.
    return takeTurn(place, shown === undefined ? afterPaint : undefined);
  }, [shown, value]);
  return shown;
}

/** What may come after the first of a report: not before its turn. */
export function InTurn({ children, before }: { children: ReactNode; before?: ReactNode }) {
  return useStaggeredValue(true, false) ? children : before;
}

/** How much a value has to show; beyond what one turn takes nobody counts. */
function weightOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let weight = 0;
  for (const member of Object.values(value)) {
    weight += weightOf(member);
    if (weight > AT_A_TIME) break;
  }
  return weight;
}

/** Queues a place. @returns ends its turn, or gives its place up */
function takeTurn(place: Place, start?: () => Promise<void>): () => void {
  waiting.splice(queued, 0, place);
  queued += 1;
  if (turn.size === 0) callNext(start);
  return () => {
    if (turn.delete(place)) {
      if (turn.size === 0) callNext();
      return;
    }
    const index = waiting.indexOf(place);
    if (index < 0) return;
    waiting.splice(index, 1);
    if (index < queued) queued -= 1;
  };
}

/** Not before the effects of what has just been drawn are through: they queue too. */
function callNext(start = turns % IN_A_FRAME === 0 ? afterPaint : async () => {}): void {
  if (isDue) return;
  isDue = true;
  turns += 1;
  void start().then(() => {
    isDue = false;
    queued = 0;
    let count = 0;
    for (let left = AT_A_TIME; left > 0 && count < waiting.length; count += 1) left -= waiting[count]?.weight ?? 0;
    turn = new Set(waiting.splice(0, count));
    for (const { draw } of turn) startTransition(draw);
  });
}
