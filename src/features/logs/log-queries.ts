import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { json, request } from '../../shared/api/client';
import type { OptionKey } from './filter-types';
import type { Filters } from './question';
import { parseOptions, parseTraces, type TraceEntry } from './trace-entry';

/**
 * What came of a search. A failure is an outcome like the others: it takes the place of the entries that the table
 * showed before (section 8), also while the next search is on its way.
 */
export type SearchOutcome = { kind: 'found'; entries: TraceEntry[] } | { kind: 'failed' };

const OPTIONS_STAY_FRESH = 5 * 60_000;

export const logQueries = {
  /** Search by the given filters. Once answered it is asked again only on demand. */
  traces: (filters: Filters) =>
    queryOptions({
      queryKey: ['traces', filters],
      queryFn: ({ signal }) => searchTraces(filters, signal),
      staleTime: ({ state }) => (state.data?.kind === 'found' ? Number.POSITIVE_INFINITY : 0),
      // Comparing big answers costs more than drawing ten rows, and the copy would lose keys such as __proto__.
      structuralSharing: false,
    }),

  /** Values of a filter type; an error or an answer that is no list gives none, and the next look asks again. */
  options: (key: OptionKey) =>
    queryOptions({
      queryKey: ['trace-options', key],
      queryFn: ({ signal }) => orElse(request({ path: `trace/${key}`, signal }, json(parseOptions)), []),
      staleTime: ({ state }) => (state.data?.length ? OPTIONS_STAY_FRESH : 0),
    }),
};

function searchTraces(filters: Filters, signal: AbortSignal): Promise<SearchOutcome> {
  const found = request({ path: 'trace', query: { ...filters }, signal }, json(parseTraces));
  return orElse<SearchOutcome>(
    found.then((entries) => ({ kind: 'found', entries })),
    { kind: 'failed' },
  );
}

/** The answer, or `otherwise` if the call failed; a call that nobody waits for any more stays rejected. */
async function orElse<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'aborted') return otherwise;
    throw error;
  }
}
