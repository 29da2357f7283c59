import { expect, test } from 'vitest';
import { type AvailabilityRule, isAvailable, needsNoDataBadge } from './section';

test.each<[AvailabilityRule, unknown, available: boolean, badge: boolean]>([
  ['red-when-empty', null, false, false],
  ['red-when-empty', [{}], true, false],
  ['three-entries', null, false, false],
  ['three-entries', [1, 2], false, false],
  ['three-entries', [1, 2, 3], true, false],
  ['three-entries', [1, 2, 3, 4], false, false],
  ['always-green', null, true, true],
  ['always-green', [{}], true, false],
])('%s with %j: green %s, badge %s', (rule, data, available, badge) => {
  expect(isAvailable(rule, data)).toBe(available);
  expect(needsNoDataBadge(rule, data)).toBe(badge);
});
