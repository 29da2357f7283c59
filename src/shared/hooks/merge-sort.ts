import type { Task } from './in-slices';

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
