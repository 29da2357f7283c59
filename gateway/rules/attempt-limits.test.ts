import { expect, test } from 'vitest';
import { networkOf, secondsToWait } from './attempt-limits';

const limit = { most: 3, within: 60_000 };
const NOW = 1_000_000;

test.each<[number[], number]>([
  [[], 0],
  [[-3, -2], 0],
  [[-3000, -2000, -1000], 57],
  [[-59_999, -2000, -1000], 1],
  [[-60_000, -2000, -1000], 0],
  [[-3000, 59_999, 59_998], 57],
  [[-3000, -2000, 60_000, 3_600_000], 0],
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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:1:2:3:4', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
