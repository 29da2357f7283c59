import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * At most once in this time (ms), so that no answer of the server can make a loop (as spec 4.7 has it for the reload).
 */
const INTERVAL = 60_000;

/** @returns a function that asks again, once per interval, the queries on screen that failed */
export function failedQueries(client: QueryClient): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const failed = { type: 'active', predicate: hasFailed } as const;
    if (Math.abs(Date.now() - last) < INTERVAL || client.getQueryCache().findAll(failed).length === 0) return;
    last = Date.now();
    void client.refetchQueries(failed);
  };
}

/** A list of options that fails is an empty one (spec 19.5). */
function hasFailed({ state: { status, data } }: Query): boolean {
  return status === 'error' || (Array.isArray(data) && data.length === 0);
}
