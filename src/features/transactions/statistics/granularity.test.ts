import { describe, expect, test } from 'vitest';
import {
  bucketCount,
  bucketDays,
  bucketLabel,
  coarserGranularity,
  type Granularity,
  granularityOf,
  isCut,
  shortLabel,
} from './granularity';

const range = (start: string, end: string) => ({ start, end });
const year = range('2025-11-01', '2026-11-27');

test.each<[string | undefined, string, string, Granularity]>([
  [undefined, '2026-11-27', '2026-11-27', 'hour'],
  [undefined, '2026-11-26', '2026-11-27', 'hour'],
  [undefined, '2026-11-25', '2026-11-27', 'day'],
  [undefined, '2026-09-01', '2026-11-27', 'week'],
  [undefined, '2025-11-01', '2026-11-27', 'month'],
  ['week', '2026-11-27', '2026-11-27', 'week'],
  ['minute', '2026-11-27', '2026-11-27', 'hour'],
])('%j from %s to %s is seen by %s', (text, start, end, granularity) => {
  expect(granularityOf(text, range(start, end))).toBe(granularity);
});

test.each<[Granularity, string, string, number]>([
  ['hour', '2026-11-26', '2026-11-27', 48],
  ['day', '2026-02-01', '2026-02-28', 28],
  ['week', '2026-11-23', '2026-11-29', 1],
  ['week', '2026-11-22', '2026-11-23', 2],
  ['week', '2026-11-02', '2026-11-29', 4],
  ['month', '2025-12-31', '2026-01-01', 2],
])('by %s from %s to %s: %i', (granularity, start, end, count) => {
  expect(bucketCount(range(start, end), granularity)).toBe(count);
});

test('what is too much to be seen is proposed coarser', () => {
  expect(coarserGranularity(year, 'hour')).toBe('day');
  expect(coarserGranularity(year, 'day')).toBeUndefined();
  expect(coarserGranularity(range('2026-11-11', '2026-11-27'), 'hour')).toBe('day');
  expect(coarserGranularity(range('2026-11-12', '2026-11-27'), 'hour')).toBeUndefined();
});

// Friday, 27 November, three in the afternoon in Mexico City.
const moment = Date.parse('2026-11-27T21:00:00Z');

describe('a bucket', () => {
  test.each<[Granularity, string, string]>([
    ['hour', '27/11/2026 03 PM', '03 PM'],
    ['day', 'Viernes 27/11/2026', '27/11'],
    ['week', 'Semana del 23/11/2026', '23/11'],
    ['month', 'Noviembre del 2026', 'Nov 2026'],
  ])('by %s is called %s', (granularity, long, short) => {
    expect([bucketLabel(moment, granularity, 12), shortLabel(moment, granularity, 12)]).toEqual([long, short]);
  });

  test('by hour is called after the clock that is preferred', () => {
    expect(bucketLabel(moment, 'hour', 24)).toBe('27/11/2026 15:00');
    expect(shortLabel(Date.parse('2026-11-27T06:00:00Z'), 'hour', 12)).toBe('12 AM');
  });

  test('at the edge of the range is cut, and so are its days', () => {
    const requested = range('2026-11-25', '2026-11-30');
    expect(bucketDays(moment, 'week', requested)).toEqual(range('2026-11-25', '2026-11-29'));
    expect(bucketDays(moment, 'month', requested)).toEqual(requested);
    expect(bucketDays(moment, 'day', requested)).toEqual(range('2026-11-27', '2026-11-27'));
    expect([isCut(moment, 'week', requested), isCut(moment, 'day', requested)]).toEqual([true, false]);
    expect(isCut(moment, 'month', range('2026-11-01', '2026-11-30'))).toBe(false);
  });
});
