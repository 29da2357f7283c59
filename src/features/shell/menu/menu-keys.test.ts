import { expect, test } from 'vitest';
import { nextIndex } from './menu-keys';

test.each<[string, number, number, number | null]>([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, null],
  ['a', 0, 3, null],
  ['ArrowDown', -1, 0, null],
])('%s at %i of items 0..%i leads to %s', (key, index, count, expected) => {
  expect(nextIndex(key, index, count)).toBe(expected);
});
