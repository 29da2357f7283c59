import { expect, test } from 'vitest';
import { traceListOf } from '../api/trace-list';
import { fewerDays } from './fewer-days';

const TODAY = '2026-11-27';
const entries = (...dates: unknown[]) => traceListOf(dates.map((date) => ({ date })));

test.each([
  [
    'the days that are there whole',
    ['27/11/2026 10:00:00 AM', '24/11/2026 03:00:00 PM'],
    undefined,
    '2026-11-25_2026-11-27',
  ],
  [
    'of a range too',
    ['20/11/2026 11:59:59 PM', '18/11/2026 12:00:00 AM'],
    '2026-11-01_2026-11-20',
    '2026-11-19_2026-11-20',
  ],
  [
    'the newest day, over a month',
    ['01/11/2026 01:00:00 AM', '31/10/2026 11:00:00 PM'],
    undefined,
    '2026-11-01_2026-11-01',
  ],
  [
    'the day in which all are',
    ['20/11/2026 10:00:00 AM', '20/11/2026 09:00:00 AM'],
    undefined,
    '2026-11-20_2026-11-20',
  ],
  ['a range that is one day', ['20/11/2026 10:00:00 AM', '20/11/2026 09:00:00 AM'], '2026-11-20_2026-11-20', undefined],
  ['dates that cannot be read', ['ayer', '20/11/2026 09:00:00 AM'], undefined, undefined],
  ['a day that is yet to come', ['28/11/2026 10:00:00 AM', '26/11/2026 09:00:00 AM'], undefined, undefined],
  [
    'a day before those that may be asked for',
    ['01/01/2026 10:00:00 AM', '01/01/2026 09:00:00 AM'],
    undefined,
    undefined,
  ],
])('%s', (_name, dates, asked, range) => {
  expect(fewerDays(entries(...dates), asked, TODAY)).toBe(range);
});
