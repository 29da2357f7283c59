import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysOf,
  isDay,
  platformDay,
  previousRange,
  readRange,
  resolvePeriod,
  showRange,
} from './period';
import { latestEnd } from './range-bounds';

const TODAY = '2026-11-27';

test.each([
  ['hoy', '2026-11-27', '2026-11-27'],
  ['ayer', '2026-11-26', '2026-11-26'],
  ['7d', '2026-11-21', '2026-11-27'],
  ['30d', '2026-10-29', '2026-11-27'],
  ['mes', '2026-11-01', '2026-11-27'],
  ['2026-02-27_2026-03-01', '2026-02-27', '2026-03-01'],
])('%s means the days from %s to %s', (text, start, end) => {
  expect(resolvePeriod(text, TODAY)).toEqual({ start, end });
});

test.each([
  undefined,
  '',
  'siempre',
  'toString',
  '2026-02-30_2026-03-01',
  '2026-03-02_2026-03-01',
  '2025-01-31_2026-02-28',
  '26-1-1_26-1-2',
])('%j is no period', (text) => {
  expect(resolvePeriod(text, TODAY)).toBeUndefined();
});

test('a range may be thirteen months long and not a day more', () => {
  expect(readRange('2025-10-28_2026-11-27')).toBeDefined();
  expect(readRange('2025-10-27_2026-11-27')).toBeUndefined();
  expect(latestEnd('2025-01-15', TODAY)).toBe('2026-02-14');
  expect(latestEnd('2026-11-01', TODAY)).toBe(TODAY);
});

describe('the days before, as many', () => {
  test.each([
    ['2026-11-27', '2026-11-27', '2026-11-26', '2026-11-26'],
    ['2026-11-21', '2026-11-27', '2026-11-14', '2026-11-20'],
    ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ])('%s to %s: %s to %s', (start, end, before, until) => {
    expect(previousRange({ start, end })).toEqual({ start: before, end: until });
  });
});

test('days and months are those of the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(daysOf({ start: '2026-04-01', end: '2026-04-30' })).toBe(30);
  expect([isDay('2024-02-29'), isDay('2026-02-29'), isDay('2026-2-9')]).toEqual([true, false, false]);
});

test('the day is that of the platform, not of UTC', () => {
  expect(platformDay(Date.parse('2026-11-28T05:59:59Z'))).toBe('2026-11-27');
  expect(platformDay(Date.parse('2026-11-28T06:00:00Z'))).toBe('2026-11-28');
});

test('a range is read as day/month/year', () => {
  expect(showRange({ start: '2026-11-21', end: '2026-11-27' })).toBe('21/11/2026 – 27/11/2026');
  expect(showRange({ start: TODAY, end: TODAY })).toBe('27/11/2026');
});
