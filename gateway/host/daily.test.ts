import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SourceAway } from '../ports';
import { midnightOf } from '../rules/mexico-time';
import type { Database } from '../sql/tables';
import { keepHouseDaily } from './daily';

const HOUR = 3_600_000;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Housekeeping that notes when it was done, from a moment on. */
function kept(began: number, outcomes: unknown[] = []) {
  vi.setSystemTime(began);
  const [done, faults]: [number[], unknown[]] = [[], []];
  const end = keepHouseDaily(
    {} as Database,
    { now: Date.now },
    (fault) => faults.push(fault),
    async (_db, now) => {
      done.push(now - began);
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
    },
  );
  return { done, faults, end };
}

/** On the first of a month what lies a day back lies in another one. */
const STARTS = [midnightOf(2026, 11, 10), midnightOf(2026, 12, 1) + 10 * HOUR];

test.each(STARTS)('it is done ten minutes after a start (%d) and once a day, and ends', async (began) => {
  const { done, end } = kept(began);
  await vi.advanceTimersByTimeAsync(49 * HOUR);
  expect(done).toEqual([10 * MINUTE, 24 * HOUR + 10 * MINUTE, 48 * HOUR + 10 * MINUTE]);
  end();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(done).toHaveLength(3);
});

test.each([
  ['a month begins', midnightOf(2026, 12, 1) - 5 * MINUTE, 0, 5 * MINUTE],
  ['the machine slept, or its clock was put on', midnightOf(2026, 11, 10), 31 * 24 * HOUR, 31 * 24 * HOUR + MINUTE],
  ['the clock was put back by days', midnightOf(2026, 11, 10), -48 * HOUR, -48 * HOUR + MINUTE],
])('where %s it is done within a minute', async (_, began, jump, first) => {
  const { done, end } = kept(began);
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  expect(done).toEqual([first]);
  end();
});

test.each(STARTS)(
  'a database that is away is asked again in a minute, another fault told and tried again in an hour (%d)',
  async (began) => {
    const fault = new Error('x');
    const { done, faults, end } = kept(began, [new SourceAway('away'), fault]);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(done).toEqual([10 * MINUTE, 11 * MINUTE, HOUR + 11 * MINUTE]);
    expect(faults).toEqual([fault]);
    end();
  },
);
