import { afterEach, expect, test, vi } from 'vitest';
import { nextOrder, readColumns, readOrder, sortEntries, writeColumns } from './columns';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
});
afterEach(() => kept.clear());

const SPECIFIED = ['date', 'service', 'operation', 'hostName', 'ip'];

test('the specified columns are the default, another choice is remembered', () => {
  expect(readColumns()).toEqual(SPECIFIED);
  writeColumns(['ip', 'code', 'ip']);
  expect(readColumns()).toEqual(['ip', 'code']);
  writeColumns(null);
  expect(readColumns()).toEqual(SPECIFIED);
});

test.each(['null', '{}', '[]', '[1,null]', '{'])('odd storage %s is the default', (text) => {
  kept.set('atalaya.logs.columns', text);
  expect(readColumns()).toEqual(SPECIFIED);
});

test('a heading asks upwards, downwards, then for the order of the answer', () => {
  expect(nextOrder(undefined, 'ip')).toBe('ip');
  expect(nextOrder(readOrder('ip'), 'ip')).toBe('-ip');
  expect(nextOrder(readOrder('-ip'), 'ip')).toBeUndefined();
  expect(nextOrder(readOrder('-ip'), 'date')).toBe('date');
  expect(readOrder('-')).toBeUndefined();
});

test.each([
  ['date', ['2026-01-02', '13/12/2025 01:00:00 PM', 'ayer', '01/02/2026 01:00:00 AM'], [1, 0, 3, 2]],
  ['elapsedMs', [10, 9, null, 100], [1, 0, 3, 2]],
  ['-elapsedMs', [10, 9, null, 100], [3, 0, 1, 2]],
  ['service', ['b', 'á', 'C', ''], [1, 0, 2, 3]],
  ['host', ['app-10', 'app-9', 'app-1'], [2, 1, 0]],
])('by %s', (order, values, indexes) => {
  const wish = readOrder(order);
  const entries = values.map((value) => ({ [wish?.member ?? '']: value }));
  expect(sortEntries(entries, wish).map(({ index }) => index)).toEqual(indexes);
});

test('equal ones keep the order of the answer', () => {
  const entries = ['x', 'x', 'x'].map((service) => ({ service }));
  expect(sortEntries(entries, readOrder('-service')).map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(sortEntries(entries, undefined).map(({ index }) => index)).toEqual([0, 1, 2]);
});
