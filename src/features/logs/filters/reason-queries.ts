import { queryOptions } from '@tanstack/react-query';
import type { FilterKey, Filters } from '../api/filter-types';
import { countTraces } from '../api/log-queries';
import { suspects, withoutOne } from './suspects';

/** A filter without which there are results. */
interface Reason {
  key: FilterKey;
  count: number;
  /** Whether there are even more. */
  more: boolean;
}

export interface Reasons {
  found: Reason[];
  /** The filter that is being left out, while one is. */
  trying: FilterKey | undefined;
  /** Whether a try failed, so that not all were made. */
  failed: boolean;
}

/** Why a question has no results: its tries run one after the other, end at the first failure, and can be cancelled. */
export function reasonsQuery(filters: Filters) {
  return queryOptions({
    queryKey: ['trace-reasons', filters],
    queryFn: async ({ signal, client, queryKey }): Promise<Reasons> => {
      const found: Reason[] = [];
      for (const key of suspects(filters)) {
        client.setQueryData<Reasons>(queryKey, { found: [...found], trying: key, failed: false });
        const answer = await countTraces(client, withoutOne(filters, key), signal);
        if (!answer) return { found, trying: undefined, failed: true };
        if (answer.count > 0) found.push({ key, ...answer });
      }
      return { found, trying: undefined, failed: false };
    },
    staleTime: 60_000,
  });
}
