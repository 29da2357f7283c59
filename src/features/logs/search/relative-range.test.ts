import { expect, test } from 'vitest';
import { resolveRange, toRelative } from './date-range';

test.each([
  ['1d', '2026-11-27_2026-11-27'],
  ['7d', '2026-11-21_2026-11-27'],
  ['999d', '2024-03-04_2026-11-27'],
  ['0d', undefined],
  ['d', undefined],
  ['7', undefined],
  [undefined, undefined],
])('%s on 27 November', (text, range) => {
  expect(resolveRange(text, '2026-11-27')).toBe(range);
});

test.each([
  ['2026-11-21_2026-11-27', '7d'],
  ['2026-03-01_2026-03-01', '1d'],
  ['2026-02-28_2026-05-01', '63d'],
])('%s is %s', (range, relative) => {
  expect(toRelative(range)).toBe(relative);
});
