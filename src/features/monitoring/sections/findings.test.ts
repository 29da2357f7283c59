import { expect, test } from 'vitest';
import { usageTone, usedPercent } from './findings';

test.each<[total: number | null, free: number | null, percent: number | null, tone: string]>([
  [100, 100, 0, 'success'],
  [100, 20, 80, 'success'],
  [12.5, 2.5, 80, 'success'],
  [100, 19.9, 80.1, 'warning'],
  [100, 19.99999, 80.00001, 'warning'],
  [100, 10, 90, 'warning'],
  [0.7, 0.07, 90, 'warning'],
  [100, 9.9, 90.1, 'danger'],
  [1000, 99.9999, 90.00001, 'danger'],
  [100, 0, 100, 'danger'],
  [100, 0.04, 99.96, 'danger'],
  [100, -5, 105, 'danger'],
  [100, 110, -10, 'neutral'],
  [0, 0, null, 'neutral'],
  [-4, 1, null, 'neutral'],
  [null, 5, null, 'neutral'],
  [5, null, null, 'neutral'],
])('of %d with %d free, %d %% is used: %s', (total, free, percent, tone) => {
  const used = total === null || free === null ? null : total - free;
  expect(usedPercent(total, used)).toBe(percent);
  expect(usageTone(usedPercent(total, used))).toBe(tone);
});

test('a byte does not round to nothing used, nor the last free one to all', () => {
  expect(usedPercent(2 ** 40, 1)).toBeGreaterThan(0);
  expect(usedPercent(2 ** 40, 2 ** 40 - 1)).toBeLessThan(100);
  expect(usedPercent(2 ** 40, 2 ** 40)).toBe(100);
  expect(usedPercent(2 ** 40, 0)).toBe(0);
});
