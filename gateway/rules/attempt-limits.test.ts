import { expect, test } from 'vitest';
import { secondsToWait } from './attempt-limits';

const limit = { most: 3, within: 60_000 };
const NOW = 1_000_000;

test.each<[number[], number]>([
  [[], 0],
  [[-3, -2], 0],
  [[-3000, -2000, -1000], 57],
  [[-59_999, -2000, -1000], 1],
  [[-60_000, -2000, -1000], 0],
  [[-50_000, -40_000, -30_000, -20_000], 20],
])('after attempts at %j ms the next one waits %i s', (attempts, seconds) => {
  expect(
    secondsToWait(
      attempts.map((at) => NOW + at),
      limit,
      NOW,
    ),
  ).toBe(seconds);
});
