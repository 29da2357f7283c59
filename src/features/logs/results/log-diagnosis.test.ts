import { expect, test } from 'vitest';
import { filtersToTry, withoutOne } from './log-diagnosis';

test.each([
  ['none', {}, []],
  ['only one', { order: '7' }, []],
  ['two, the last one first', { order: '7', channels: 'APP' }, ['channels', 'order']],
  [
    'five at most',
    { order: '7', servers: 'a', hostnames: 'b', services: 'c', channels: 'd', logTypes: 'e', code: 'f' },
    ['code', 'logTypes', 'channels', 'services', 'hostnames'],
  ],
])('of %s', (_name, filters, keys) => {
  expect(filtersToTry(filters)).toEqual(keys);
});

test('the others stay as they are', () => {
  expect(withoutOne({ order: '007', channels: 'APP', dateRange: '2026-11-01_2026-11-02' }, 'channels')).toEqual({
    order: '007',
    dateRange: '2026-11-01_2026-11-02',
  });
});
