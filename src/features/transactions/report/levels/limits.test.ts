import { expect, test } from 'vitest';
import type { Outcomes } from '../api/report';
import { levelOf, PRESETS, worstFirst } from './limits';

const outcomes = (members: Partial<Outcomes>): Outcomes => ({
  ...{ count: 100, success: 100, errors: 0, timeouts: 0 },
  ...{ p50: 100, p95: 200, p99: 300, max: 400, topCode: null },
  ...members,
});

test.each([
  [{}, 'normal'],
  [{ p95: 2500, p99: 5000 }, 'normal'],
  [{ p95: 2501 }, 'critical'],
  [{ p99: 5001 }, 'attention'],
  [{ success: 97, errors: 3 }, 'normal'],
  [{ success: 96, errors: 4 }, 'attention'],
  [{ success: 90, errors: 5, timeouts: 5 }, 'attention'],
  [{ success: 89, errors: 11 }, 'critical'],
  // Nothing has ended yet, and no time is known.
  [{ success: 0, p95: null, p99: null }, 'normal'],
] as const)('%j is %s (spec 29.3)', (members, level) => {
  expect(levelOf(outcomes(members), PRESETS)).toBe(level);
});

test('the worst stands first, then what has most transactions', () => {
  const rows = [{ count: 9 }, { count: 5, p99: 9000 }, { count: 1, p95: 9000 }, { count: 7, p99: 9000 }].map(outcomes);
  expect(worstFirst(rows, PRESETS).map(({ row, level }) => [row.count, level])).toEqual([
    [1, 'critical'],
    [7, 'attention'],
    [5, 'attention'],
    [9, 'normal'],
  ]);
});
