import { expect, test } from 'vitest';
import { linesOf, type Points, zeroOf } from './sparkline';

test.each<[what: string, Points, lines: string[], zero: number | undefined]>([
  ['from zero upwards', [0, 5, 10], ['0,22 60,12 120,2'], undefined],
  ['on both sides of zero', [-10, 0, 10], ['0,22 60,12 120,2'], 12],
  ['below zero alone, with zero at the top', [-5, -10], ['0,12 120,22'], 2],
  ['nothing but zeros', [0, 0], ['0,22 120,22'], undefined],
  ['a gap', [1, null, 1], ['0,2 0,2', '120,2 120,2'], undefined],
  ['a gap below zero', [-1, null, 1, 1], ['0,22 0,22', '80,2 120,2'], 12],
  ['one point', [7], ['0,2 0,2'], undefined],
  ['no point', [null, null], [], undefined],
  ['nothing', [], [], undefined],
])('a sparkline of %s', (_what, points, lines, zero) => {
  expect(linesOf(points)).toEqual(lines);
  expect(zeroOf(points)).toBe(zero);
});
