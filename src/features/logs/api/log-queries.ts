import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/shared/api/api-error';
import { type ApiRequest, json, request } from '~/shared/api/client';
import { afterPaint, SliceTimer } from '~/shared/hooks/tasks';
import type { Filters, OptionKey } from './filter-types';
import { MinutesList } from './minutes-list';
import { asUtf8, requestBytes } from './response-bytes';
import { parseOptions } from './trace-entry';
import { PAGE_SIZE, type TraceList } from './trace-list';
import { TraceResponse } from './trace-response';

/**
 * What came of a search. A failure is an outcome like the others: it takes the place of the entries that the table
 * showed before (spec 7.6), also while the next search is on its way. Of a large response the first entries stand while
 * the rest arrives; `count` is how many there were at that moment.
 */
export type SearchOutcome = FoundTraces | { kind: 'failed' };

export interface FoundTraces {
  kind: 'found';
  entries: TraceList;
  count: number;
  complete: boolean;
}

/** A larger answer (bytes) is forgotten once another search is made: asking again costs less than keeping many. */
const LARGE = 2_000_000;

const OPTIONS_STAY_FRESH = 5 * 60_000;

export const logQueries = {
  /** Search by the given filters. Once answered it is asked again only on demand. */
  traces: (filters: Filters) =>
    queryOptions({
      queryKey: ['traces', filters],
      queryFn: ({ signal, client, queryKey }) => {
        forgetLarge(client);
        return fetchTraces(filters, signal, (outcome) => client.setQueryData(queryKey, outcome));
      },
      // What was left before it was whole is asked again.
      staleTime: ({ state }) => (state.data?.kind === 'found' && state.data.complete ? Number.POSITIVE_INFINITY : 0),
      // A response is read where it lies; comparing it with the one before would parse all of it.
      structuralSharing: false,
    }),

  /** Values of a filter type; an error or a response that is no list gives none, and the next look asks again. */
  options: (key: OptionKey) =>
    queryOptions({
      queryKey: ['trace-options', key],
      queryFn: ({ signal }) => orElse(request({ path: `trace/${key}`, signal }, json(parseOptions)), []),
      staleTime: ({ state }) => (state.data?.length ? OPTIONS_STAY_FRESH : 0),
    }),
};

function fetchTraces(
  filters: Filters,
  signal: AbortSignal,
  onProgress: (outcome: FoundTraces) => void,
): Promise<SearchOutcome> {
  const found = readTraces({ path: 'trace', query: { ...filters }, signal }, filters.between, (entries) =>
    onProgress({ kind: 'found', entries, count: entries.length, complete: false }),
  );
  return orElse<SearchOutcome>(
    found.then((entries) => ({ kind: 'found', entries, count: entries.length, complete: true })),
    { kind: 'failed' },
  );
}

/** Beyond so many a count is only 'more'. */
const COUNTED = 1000;

/**
 * How many entries a search has, without showing them; what was read whole is kept for whoever asks it next.
 * @returns undefined when the call failed
 */
export async function countTraces(
  client: QueryClient,
  filters: Filters,
  signal: AbortSignal,
): Promise<{ count: number; more: boolean } | undefined> {
  const enough = new AbortController();
  const either = AbortSignal.any([signal, enough.signal]);
  const outcome = await fetchTraces(filters, either, ({ count }) => count > COUNTED && enough.abort()).catch(
    (error) => {
      if (signal.aborted) throw error;
      return undefined;
    },
  );
  if (outcome?.kind === 'failed') return undefined;
  if (!outcome) return { count: COUNTED, more: true };
  client.setQueryData(logQueries.traces(filters).queryKey, outcome);
  return { count: Math.min(outcome.count, COUNTED), more: outcome.count > COUNTED };
}

function forgetLarge(client: QueryClient): void {
  client.removeQueries({
    queryKey: ['traces'],
    type: 'inactive',
    predicate: ({ state }) => {
      const outcome = state.data as SearchOutcome | undefined;
      return outcome?.kind === 'found' && outcome.entries.weight > LARGE;
    },
  });
}

/** The response, or `otherwise` if the call failed; a call that nobody waits for any more stays rejected. */
async function orElse<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'aborted') return otherwise;
    throw error;
  }
}

/** Read without looking at the clock, bytes: far less than a slice takes. */
const PIECE = 1 << 17;

/** A response that is shorter or quicker (ms) is shown when it is whole. */
const SHORT = 1 << 17;
const QUICK = 100;

/** A count that grows more often than this (ms) disturbs who reads. */
const PROGRESS_INTERVAL = 250;

/**
 * Asks for traces and reads them while they arrive, in short slices.
 * @param between the minutes that are wanted of them (spec 7.17)
 * @param onProgress is told as soon as the first page stands, and from time to time while a large response grows
 * @throws ApiError
 */
function readTraces(
  call: ApiRequest & { signal: AbortSignal },
  between: string | undefined,
  onProgress: (entries: TraceList) => void,
): Promise<TraceList> {
  return requestBytes(call, async (bytes, contentType) => {
    const answer = new TraceResponse();
    const minutes = between === undefined ? undefined : new MinutesList(answer, between);
    const entries = minutes ?? answer;
    const clock = new SliceTimer();
    const startedAt = performance.now();
    let reportedAt = Number.NEGATIVE_INFINITY;

    const reportProgress = async () => {
      const now = performance.now();
      const isLong = answer.weight > SHORT || now - startedAt > QUICK;
      if (!isLong || entries.length < PAGE_SIZE || now - reportedAt < PROGRESS_INTERVAL) return;
      const isFirst = reportedAt === Number.NEGATIVE_INFINITY;
      reportedAt = now;
      onProgress(entries);
      // Whoever waits for the first rows sees them before the rest is read; the network goes on meanwhile.
      if (isFirst) await afterPaint();
    };

    const onLossy = () => {
      answer.lossy = true;
    };
    for await (const chunk of asUtf8(bytes, contentType, onLossy)) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        answer.add(chunk.subarray(at, at + PIECE));
        minutes?.grow();
        if (clock.isOver) await clock.next(call.signal);
        await reportProgress();
      }
    }
    answer.end();
    return entries;
  });
}
