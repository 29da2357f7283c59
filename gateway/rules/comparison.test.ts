import { expect, test } from 'vitest';
import { comparedRange, firstDay, shiftOf } from './comparison';
import { midnightOf } from './mexico-time';

test.each([
  [midnightOf(2026, 11, 30), 13, midnightOf(2025, 10, 30)],
  [midnightOf(2026, 12, 1), 13, midnightOf(2025, 11, 1)],
  [midnightOf(2026, 12, 31), 13, midnightOf(2025, 11, 30)],
  [midnightOf(2027, 3, 31), 13, midnightOf(2026, 2, 28)],
  [midnightOf(2028, 3, 31), 1, midnightOf(2028, 2, 29)],
  [midnightOf(2026, 12, 31), 1, midnightOf(2026, 11, 30)],
])('from %d on %d months reach back to %d, or to the end of a shorter month', (today, months, first) => {
  expect(firstDay(today, months)).toBe(first);
});

type Day = [year: number, month: number, day: number];

/** A range of whole days that has passed, as it is compared with a year before. */
function aYearBefore(from: number, until: number) {
  const range = { from, until };
  const shift = shiftOf('lastYear', range);
  return shift && comparedRange(range, shift, until);
}

test.each<[string, ...[from: Day, until: Day, first: Day, end: Day]]>([
  ['a month', [2027, 3, 1], [2027, 4, 1], [2026, 3, 1], [2026, 4, 1]],
  ['the last days of a longer month', [2027, 3, 30], [2027, 4, 1], [2026, 3, 30], [2026, 4, 1]],
  ['the day before 29 February', [2028, 2, 28], [2028, 2, 29], [2027, 2, 28], [2027, 3, 1]],
  ['29 February', [2028, 2, 29], [2028, 3, 1], [2027, 2, 28], [2027, 3, 1]],
  ['a February of 29 days', [2028, 2, 1], [2028, 3, 1], [2027, 2, 1], [2027, 3, 1]],
])('%s is compared with the same days of the year before', (_, from, until, first, end) => {
  expect(aYearBefore(midnightOf(...from), midnightOf(...until))).toEqual({
    from: midnightOf(...first),
    until: midnightOf(...end),
  });
});

test('what still runs is compared up to the same moment', () => {
  const from = midnightOf(2026, 11, 30);
  const range = { from, until: midnightOf(2026, 12, 1) };
  const now = from + 3_600_000;
  const shift = shiftOf('previous', range) ?? ((moment) => moment);
  expect(comparedRange(range, shift, now)).toEqual({
    from: midnightOf(2026, 11, 29),
    until: midnightOf(2026, 11, 29) + 3_600_001,
  });
});
