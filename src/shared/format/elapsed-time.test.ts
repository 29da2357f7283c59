import { expect, test } from 'vitest';
import { timeAgo } from './elapsed-time';

const NOW = 1_795_816_724_000;

test.each([
  [0, 'ahora'],
  [59_999, 'ahora'],
  [-60_000, 'ahora'],
  [60_000, 'hace 1 min'],
  [3 * 60_000, 'hace 3 min'],
  [3_599_999, 'hace 59 min'],
  [2 * 3_600_000, 'hace 2 h'],
  [3 * 86_400_000, 'hace 3 días'],
])('%i ms', (elapsed, text) => {
  expect(timeAgo(NOW - elapsed, NOW)).toBe(text);
});
