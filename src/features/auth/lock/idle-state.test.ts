import { expect, test } from 'vitest';
import { type IdleState, idleState, isSameState } from './use-idle-state';

const MINUTE = 60_000;
const warning = (seconds: number): IdleState => ({ phase: 'warning', seconds });
const inUse: IdleState = { phase: 'in use' };
const locked: IdleState = { phase: 'locked' };

test.each<[idle: number, limit: number, expected: IdleState]>([
  [0, 15 * MINUTE, inUse],
  [14 * MINUTE - 1, 15 * MINUTE, inUse],
  [14 * MINUTE, 15 * MINUTE, warning(60)],
  [14 * MINUTE + 1, 15 * MINUTE, warning(60)],
  [14 * MINUTE + 1000, 15 * MINUTE, warning(59)],
  [15 * MINUTE - 1, 15 * MINUTE, warning(1)],
  [15 * MINUTE, 15 * MINUTE, locked],
  [24 * 60 * MINUTE, 15 * MINUTE, locked],
  // A clock that was set back must neither lock nor keep open for ever.
  [-60 * MINUTE, 15 * MINUTE, inUse],
  // With one minute the warning would never leave; it comes with the first second of rest.
  [0, MINUTE, inUse],
  [1000, MINUTE, warning(59)],
  [MINUTE, MINUTE, locked],
])('idle for %i ms of %i', (idle, limit, expected) => {
  expect(idleState(1_800_000_000_000, 1_800_000_000_000 - idle, limit)).toEqual(expected);
});

test.each<[IdleState, IdleState, boolean]>([
  [inUse, inUse, true],
  [locked, locked, true],
  [warning(3), warning(3), true],
  [warning(3), warning(2), false],
  [warning(3), locked, false],
  [inUse, warning(60), false],
])('%j and %j', (a, b, same) => {
  expect(isSameState(a, b)).toBe(same);
});
