import { expect, test } from 'vitest';
import { platformDate } from './mexico-time';

test.each([
  ['2026-11-28T05:59:59Z', '27/11/2026 11:59:59 PM'],
  ['2026-11-28T06:00:00Z', '28/11/2026 12:00:00 AM'],
  ['2026-11-28T18:05:09Z', '28/11/2026 12:05:09 PM'],
  ['2027-01-01T04:00:00Z', '31/12/2026 10:00:00 PM'],
])('the platform writes %s as %s', (moment, text) => {
  expect(platformDate(Date.parse(moment))).toBe(text);
});
