import { beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from '../../../gateway/rules/mexico-time';
import { dayPlans } from '../plan/day-plans';
import { rowAt } from './columns';
import { ask } from './store';

vi.mock(import('../plan/day-plans'), { spy: true });

const MIDNIGHT = startOfDay(Date.parse('2026-11-28T12:00:00Z'));
const MINUTE = 60_000;

/** How many operations had begun on the day before midnight, as told at a moment. */
const told = (now: number) =>
  ask(now, startOfDay(MIDNIGHT, -20), function* ({ columns, end }) {
    yield;
    return end - rowAt(columns, startOfDay(MIDNIGHT, -1));
  });

beforeEach(() => {
  vi.mocked(dayPlans).mockClear();
});

test('lookups of both sides of midnight take turns, and each day is made once', async () => {
  const moments = [MIDNIGHT - MINUTE, MIDNIGHT + MINUTE, MIDNIGHT - MINUTE, MIDNIGHT + MINUTE, MIDNIGHT - MINUTE];
  const counts = await Promise.all(moments.map(told));
  expect(counts[0]).toBeGreaterThan(100);
  expect(counts[1]).toBeGreaterThanOrEqual(counts[0] ?? 0);
  expect(counts.slice(2)).toEqual([counts[0], counts[1], counts[0]]);
  // Once for the last day that had been kept, once for the one that begins.
  const days = vi.mocked(dayPlans).mock.calls.map(([day]) => day);
  for (const day of new Set(days)) expect(days.filter((each) => each === day).length).toBeLessThanOrEqual(2);
});

test('a day that is further back begins anew', async () => {
  await told(MIDNIGHT + MINUTE);
  const before = startOfDay(MIDNIGHT, -40);
  const count = await ask(before, startOfDay(before, -20), function* ({ columns, end }) {
    yield;
    return end - rowAt(columns, startOfDay(before, -1));
  });
  expect(count).toBeGreaterThan(100);
});
