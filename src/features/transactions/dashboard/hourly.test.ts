import { expect, test } from 'vitest';
import { hourRows, scaleEnd } from './hourly';

const at = (hour: number, count: number) => ({ hour, count });

test('a day that is over has 24 hours, those without operations at zero', () => {
  const rows = hourRows([at(9, 40), at(23, 2)], [at(9, 38)], null);
  expect(rows).toHaveLength(24);
  expect(rows[9]).toEqual({ hour: 9, count: 40, weekAgo: 38, partial: false });
  expect(rows[0]).toEqual({ hour: 0, count: 0, weekAgo: 0, partial: false });
  expect(rows[23]).toEqual({ hour: 23, count: 2, weekAgo: 0, partial: false });
});

test('today ends with the hour under way, on the clock of the platform', () => {
  const rows = hourRows([at(15, 7), at(16, 1)], [at(16, 9)], Date.parse('2026-11-27T21:59:59Z'));
  expect(rows[15]).toEqual({ hour: 15, count: 7, weekAgo: 0, partial: true });
  expect(rows[16]).toEqual({ hour: 16, count: null, weekAgo: 9, partial: false });
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [480, 600],
  [601, 800],
  [1000, 1000],
  [9999, 10_000],
])('a scale for %i ends at %i', (largest, end) => {
  expect(scaleEnd(largest)).toBe(end);
});
