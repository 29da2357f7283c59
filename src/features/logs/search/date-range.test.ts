import { expect, test } from 'vitest';
import { dayBounds, dayError, endBounds, isRange, joinRange, localDay, rangeError, showRange } from './date-range';

test.each([
  ['2026-08-31', '2026-02-28'],
  ['2024-08-31', '2024-02-29'],
  ['2026-08-29', '2026-02-28'],
  ['2026-05-31', '2025-11-30'],
  ['2026-12-31', '2026-06-30'],
  ['2026-02-28', '2025-08-28'],
  ['2026-06-15', '2025-12-15'],
  ['2026-07-01', '2026-01-01'],
  ['2026-11-27', '2026-05-27'],
])('on %s the filter reaches back to %s (spec 7.4)', (today, min) => {
  expect(dayBounds(today)).toEqual({ min, max: today });
});

test.each([
  [new Date(2026, 10, 27, 0, 0, 0), '2026-11-27'],
  [new Date(2026, 10, 27, 23, 59, 59), '2026-11-27'],
  [new Date(2026, 0, 1, 18, 30), '2026-01-01'],
])('the day of %s is the one of its own zone', (moment, day) => {
  expect(localDay(moment)).toBe(day);
});

const bounds = { min: '2026-05-27', max: '2026-11-27' };
const outside = 'Elige una fecha entre 27/05/2026 y 27/11/2026';

test.each([
  ['2026-05-27', undefined],
  ['2026-11-27', undefined],
  ['2026-05-26', outside],
  ['2026-11-28', outside],
  ['0026-11-20', outside],
  ['20261-11-20', outside],
  ['2026-06-31', outside],
  ['2026-13-01', outside],
  ['', outside],
])('day %s', (day, error) => {
  expect(dayError(day, bounds)).toBe(error);
});

test.each([
  ['2026-05-27_2026-11-27', undefined],
  ['2026-05-26_2026-11-27', outside],
  ['2026-11-20_2026-11-28', outside.replace('27/05', '20/11')],
  ['2026-11-20_2026-11-19', outside.replace('27/05', '20/11')],
])('range %s', (range, error) => {
  expect(rangeError(range, '2026-11-27')).toBe(error);
});

test.each([
  ['2026-11-20', { min: '2026-11-20', max: '2026-11-27' }],
  ['2026-05-26', bounds],
  ['', bounds],
])('after the start %s', (start, expected) => {
  expect(endBounds(start, bounds)).toEqual(expected);
});

test('a range is sent as start_end and read as two days', () => {
  expect(joinRange('2026-11-20', '2026-11-27')).toBe('2026-11-20_2026-11-27');
  expect(showRange('2026-11-20_2026-11-27')).toBe('20/11/2026 – 27/11/2026');
});

test.each([
  ['2026-11-20_2026-11-27', true],
  ['2026-11-20', false],
  ['2026-11-20_', false],
  ['x_y', false],
])('%s is a range: %s', (text, expected) => {
  expect(isRange(text)).toBe(expected);
});
