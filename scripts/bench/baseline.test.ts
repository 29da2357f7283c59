import { expect, test } from 'vitest';
import { grownOver } from './baseline';

const size = { share: 0.02, slack: 0.05 };

test.each([
  ['less', 20, 18, []],
  ['two per cent more', 20, 20.4, []],
  ['more than that', 20, 20.42, ['x: 20 -> 20.42 (+2.1 %)']],
  ['fifty bytes more of a small one', 0.6, 0.65, []],
  ['sixty bytes more of a small one', 0.6, 0.66, ['x: 0.6 -> 0.66 (+10.0 %)']],
])('%s', (_what, was, now, told) => {
  expect(grownOver({ x: was, gone: 1 }, { x: now }, size)).toEqual(told);
});

test('what nobody has agreed to is told', () => {
  expect(grownOver({}, { x: 1 }, size)).toEqual(['x: 1, not in scripts/bench/baseline.json']);
});
