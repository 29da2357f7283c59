import { useCallback, useState } from 'react';
import type { Task } from '~/shared/hooks/in-slices';
import { useTask } from '~/shared/hooks/use-task';
import type { TraceList } from '../api/trace-list';
import { readOrder } from './columns';
import { sortEntries } from './sort-entries';

/** At each place the index of an entry; null is the order of the answer. */
type Places = Uint32Array | null;

/**
 * The order of the rows. While a long answer is sorted the order before it stays.
 * @param order '-date'
 * @returns undefined while there is none to show yet
 */
export function usePlaces(entries: TraceList, order: string | undefined) {
  const begin = useCallback(
    function* (): Task<Places> {
      const wish = readOrder(order);
      return wish ? yield* sortEntries(entries, wish) : null;
    },
    [entries, order],
  );
  const found = useTask(begin, order === undefined ? 0 : entries.length);
  const [kept, setKept] = useState<{ entries: TraceList; places: Places }>();
  if (found !== undefined && (kept?.entries !== entries || kept.places !== found)) setKept({ entries, places: found });
  const before = kept?.entries === entries ? kept.places : undefined;
  return { places: found === undefined ? before : found, sorting: found === undefined };
}
