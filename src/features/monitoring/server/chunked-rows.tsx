import { type ReactNode, useMemo } from 'react';
import { useStaggeredValue } from './use-staggered-value';

interface InGroupsProps<T> {
  items: readonly T[];
  /** Items that are drawn at a time. */
  size: number;
  children: (item: T) => ReactNode;
}

/** Items drawn group by group, each in its own turn: a section of sixty interfaces is no single piece of work. */
export function ChunkedRows<T>({ items, size, children }: InGroupsProps<T>) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the list, whatever stands there
    <Group key={index} items={items.slice(index * size, (index + 1) * size)}>
      {children}
    </Group>
  ));
}

function Group<T>({ items, children }: Omit<InGroupsProps<T>, 'size'>) {
  const shown = useStaggeredValue(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the turn comes the old items are not drawn once more
  return useMemo(() => shown.map(children), [shown]);
}
