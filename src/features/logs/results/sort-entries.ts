import { useCallback, useState } from 'react';
import { parseDate } from '~/shared/format/dates';
import type { Task } from '~/shared/hooks/tasks';
import { mergeSort } from '~/shared/hooks/tasks';
import { useTask } from '~/shared/hooks/use-task';
import { readSort, type Sort } from '~/shared/list/list-address';
import type { TraceEntry } from '../api/trace-entry';
import type { TraceList } from '../api/trace-list';
import { columnText } from '../entry/plain-text';

/** At each place the index of an entry; null is the sort of the response. */
type SortedIndices = Uint32Array | null;

/** Longer than any two numbers that a person compares. */
const NUMBER = /^-?\d{1,15}(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;

type Key = string | number;

/**
 * The entries in the wanted sort: dates by moment, numbers by size, texts by alphabet; equal ones as the response came,
 * absent ones last.
 * @returns at each place the index of the entry among all results
 */
export function* sortEntries(entries: TraceList, { field, descending }: Sort): Task<Uint32Array> {
  const keys: (Key | null)[] = [];
  for (let index = 0; index < entries.length; index += 1) {
    keys.push(keyOf(entries.read(index), field));
    yield;
  }
  const compare = comparison();
  // Few values are different in most columns: each pair of them is compared once, however many entries have them.
  const different = [...new Set(keys)].filter((key) => key !== null);
  const sorted = yield* mergeSort(different, compare);
  const ranks = new Map<Key | null, number>();
  let rank = 0;
  for (const [place, key] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before !== undefined && compare(before, key) !== 0) rank += 1;
    ranks.set(key, rank);
    yield;
  }
  const rankOf = (key: Key | null) => {
    const found = key === null ? undefined : ranks.get(key);
    return found === undefined ? rank + 1 : descending ? rank - found : found;
  };
  return yield* byRank(keys, rankOf, rank + 2);
}

function keyOf(entry: TraceEntry, field: string): Key | null {
  if (field === 'date') return parseDate(Object.hasOwn(entry, field) ? entry[field] : null);
  const text = columnText(entry, field);
  return text === '---' ? null : text;
}

function comparison(): (one: Key, other: Key) => number {
  const collator = new Intl.Collator('es-MX', { numeric: true });
  return (one, other) => {
    if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
    if (NUMBER.test(one) && NUMBER.test(other)) return Number(one) - Number(other);
    return collator.compare(one, other);
  };
}

/** Counts how many have each rank, so that each entry's place is known without comparing. */
function* byRank(keys: readonly (Key | null)[], rankOf: (key: Key | null) => number, ranks: number): Task<Uint32Array> {
  const next = new Uint32Array(ranks + 1);
  for (const key of keys) {
    const rank = rankOf(key) + 1;
    next[rank] = (next[rank] ?? 0) + 1;
    yield;
  }
  for (let rank = 1; rank <= ranks; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const indices = new Uint32Array(keys.length);
  for (const [index, key] of keys.entries()) {
    const rank = rankOf(key);
    const place = next[rank] ?? 0;
    indices[place] = index;
    next[rank] = place + 1;
    yield;
  }
  return indices;
}

/**
 * The sort of the rows. While a long answer is sorted the one before it stays.
 * @param order '-date'
 * @returns undefined while there is none to show yet
 */
export function useSortedIndices(entries: TraceList, sort: string | undefined) {
  const begin = useCallback(
    function* (): Task<SortedIndices> {
      const wish = readSort(sort);
      return wish ? yield* sortEntries(entries, wish) : null;
    },
    [entries, sort],
  );
  const found = useTask(begin, sort === undefined ? 0 : entries.length);
  const [kept, setKept] = useState<{ entries: TraceList; indices: SortedIndices }>();
  if (found !== undefined && (kept?.entries !== entries || kept.indices !== found))
    setKept({ entries, indices: found });
  const before = kept?.entries === entries ? kept.indices : undefined;
  return { indices: found === undefined ? before : found, sorting: found === undefined };
}

/** What a press on a column's heading sorts by: upwards, then downwards, then as the response came. */
export function nextSort(current: Sort | undefined, field: string): string | undefined {
  if (current?.field !== field) return field;
  return current.descending ? undefined : `-${field}`;
}
