import { expect, test } from 'vitest';
import type { Span } from '../sections/section';
import { fillRows } from './section-views';

test.each<[string, Span[], two: Span[], three: Span[]]>([
  ['nothing', [], [], []],
  ['one narrow card', [1], [2], [3]],
  [
    'a whole report',
    [3, 3, 3, 3, 3, 1, 1, 1, 1, 2, 3],
    [2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2],
    [3, 3, 3, 3, 3, 1, 1, 1, 1, 2, 3],
  ],
  ['two instances before a wide card', [2, 3], [2, 2], [3, 3]],
  ['an empty card between wide ones', [3, 1, 3], [2, 2, 2], [3, 3, 3]],
  ['two narrow ones before a wide one', [1, 1, 3], [1, 1, 2], [1, 2, 3]],
  ['narrow, then half', [1, 2, 1], [2, 2, 2], [1, 2, 3]],
])('%s', (_name, wanted, two, three) => {
  expect(fillRows(wanted, 2)).toEqual(two);
  expect(fillRows(wanted, 3)).toEqual(three);
});
