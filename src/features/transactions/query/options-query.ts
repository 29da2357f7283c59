/**
 * Values to choose filters from, for history, dashboard and statistics alike. The calls are our proposal.
 *
 * GET operation/channels, operation/banks, operation/errorCodes → list of text
 */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/shared/api/api-error';
import { json, request } from '~/shared/api/client';
import { listOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

/** Filters whose values the platform lists. */
export type OptionList = 'channels' | 'banks' | 'errorCodes';

const FRESH = 5 * 60_000;

/** A failure or what is no list gives no values, and the next look asks again. */
export function optionsQuery(list: OptionList) {
  return queryOptions({
    queryKey: ['operation-options', list],
    queryFn: ({ signal }) => optionsOf(list, signal),
    staleTime: ({ state }) => (state.data?.length ? FRESH : 0),
  });
}

async function optionsOf(list: OptionList, signal: AbortSignal): Promise<string[]> {
  try {
    return await request(
      { path: `operation/${list}`, signal },
      json((value) => [...new Set(listOf(value, toText))].filter((text) => text.trim() !== '')),
    );
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'aborted') return [];
    throw error;
  }
}
