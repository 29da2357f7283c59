import { expect, test } from 'vitest';
import { levelsOf, ratesOf } from './rates';
import type { SampleValue } from './sample-buffer';

const every = (seconds: number, length: number) => Array.from({ length }, (_, index) => index * seconds * 1000);

test.each<[string, SampleValue[], (number | null)[], number[]]>([
  ['a counter that grows', [100, 150, 250], [null, 10, 20], []],
  ['one that stands still', [7, 7, 7], [null, 0, 0], []],
  ['a missing value breaks the line twice', [10, null, 30], [null, null, null], []],
  ['a restart is no negative rate', [1000, 1050, 20, 70], [null, 10, null, 10], [2]],
  ['digits past 2^53', ['9007199254740993', '9007199254740998'], [null, 1], []],
  ['across 2^53', [9007199254740990, '9007199254740995'], [null, 1], []],
  ['a text and a fraction', [0.5, '9007199254740995'], [null, null], []],
])('%s', (_name, values, points, resets) => {
  expect(ratesOf(every(5, values.length), [values])).toEqual({ points, resets });
});

test('a wait of more than three times the usual one is a gap', () => {
  const at = [0, 5000, 10_000, 40_000, 45_000];
  expect(ratesOf(at, [[0, 5, 10, 400, 405]]).points).toEqual([null, 1, 1, null, 1]);
  expect(levelsOf(at, [1, 2, 3, 4, '5'])).toEqual([1, 2, 3, null, 5]);
});

test('rates add up, leave out what is missing and break where one of them restarted', () => {
  const [one, other] = [
    [0, 1, 3, 2],
    [0, 10, null, 30],
  ];
  expect(ratesOf(every(1, 4), [one, other])).toEqual({ points: [null, 11, 2, null], resets: [3] });
  expect(ratesOf(every(1, 2), [])).toEqual({ points: [null, null], resets: [] });
});
