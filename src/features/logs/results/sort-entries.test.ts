import { expect, test } from 'vitest';
import { runTaskAtOnce } from '~/shared/hooks/tasks';
import { readSort } from '~/shared/list/list-address';
import { traceListOf } from '../api/trace-list';
import { sortEntries } from './sort-entries';

function sorted(entries: Record<string, unknown>[], order: string): number[] {
  return [...runTaskAtOnce(sortEntries(traceListOf(entries), readSort(order) ?? { field: '', descending: false }))];
}

test.each([
  ['date', ['2026-01-02', '13/12/2025 01:00:00 PM', 'ayer', '01/02/2026 01:00:00 AM'], [1, 0, 3, 2]],
  ['-date', ['2026-01-02', '13/12/2025 01:00:00 PM', 'ayer', '01/02/2026 01:00:00 AM'], [3, 0, 1, 2]],
  ['elapsedMs', [10, 9, null, 100], [1, 0, 3, 2]],
  ['-elapsedMs', [10, 9, null, 100], [3, 0, 1, 2]],
  ['service', ['b', 'á', 'C', ''], [1, 0, 2, 3]],
  ['-service', ['b', 'á', 'C', '', 'a', 'b'], [2, 0, 5, 1, 4, 3]],
  ['host', ['app-10', 'app-9', 'app-1'], [2, 1, 0]],
])('by %s', (order, values, indexes) => {
  const entries = values.map((value) => ({ [order.replace('-', '')]: value }));
  expect(sorted(entries, order)).toEqual(indexes);
});

test('equal ones keep the order of the answer', () => {
  const entries = ['x', 'x', 'x'].map((service) => ({ service }));
  expect(sorted(entries, 'service')).toEqual([0, 1, 2]);
  expect(sorted(entries, '-service')).toEqual([0, 1, 2]);
});

test('many entries are sorted as Array.sort would', () => {
  const entries = Array.from({ length: 5000 }, (_, row) => ({ elapsedMs: (row * 7919) % 1237, row }));
  const expected = [...entries].sort((one, other) => one.elapsedMs - other.elapsedMs || one.row - other.row);
  expect(sorted(entries, 'elapsedMs')).toEqual(expected.map(({ row }) => row));
});
