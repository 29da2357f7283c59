import { queryOptions } from '@tanstack/react-query';
import { type OperationFilters, toQuery } from '~/features/transactions/query/filters';
import { ApiError } from '~/shared/api/api-error';
import { fetchPage } from '../api/operation-api';
import { ALL_DAYS } from '../search/history-search';
import { type Suspect, suspects } from './suspects';

export interface Reasons {
  /** Filters without which there are operations, and how many. */
  found: (Suspect & { total: number })[];
  /** The one that is being left out, while one is. */
  trying: string | undefined;
  /** Whether a try failed, so that not all were made. */
  failed: boolean;
}

/** Why a question has no results: its tries run one after the other, end at the first failure, and can be cancelled. */
export function reasonsQuery(filters: OperationFilters) {
  return queryOptions({
    queryKey: ['operation-reasons', toQuery(filters)],
    queryFn: async ({ signal, client, queryKey }): Promise<Reasons> => {
      const found: Reasons['found'] = [];
      for (const suspect of suspects(filters, ALL_DAYS)) {
        client.setQueryData<Reasons>(queryKey, { found: [...found], trying: suspect.label, failed: false });
        const total = await countOf(suspect.without, signal);
        if (total === undefined) return { found, trying: undefined, failed: true };
        if (total > 0) found.push({ ...suspect, total });
      }
      return { found, trying: undefined, failed: false };
    },
    staleTime: 60_000,
  });
}

async function countOf(filters: OperationFilters, signal: AbortSignal): Promise<number | undefined> {
  try {
    return (await fetchPage({ filters, page: 1, size: 10, sort: 'date,desc' }, signal)).total;
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'aborted') return undefined;
    throw error;
  }
}
