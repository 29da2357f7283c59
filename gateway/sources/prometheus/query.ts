import { z } from 'zod';
import { SourceAway } from '../../ports';
import type { Series } from './samples';

/** Where a Prometheus stands and how long it may take; `fetch` is for tests. */
export interface Connection {
  url: string;
  timeoutSeconds: number;
  fetch?: typeof fetch;
}

const vector = z.object({
  status: z.literal('success'),
  data: z.object({
    resultType: z.literal('vector'),
    result: z.array(z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) })),
  }),
});

/**
 * Samples of an instant query.
 * @param computed name of those that have none, because they are computed
 * @throws SourceAway when Prometheus does not answer, not in time, or something else than samples
 */
export async function query(connection: Connection, promql: string, computed = ''): Promise<Series> {
  const { url, timeoutSeconds, fetch = globalThis.fetch } = connection;
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/api/v1/query`, {
      method: 'POST',
      body: new URLSearchParams({ query: promql }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${text.slice(0, 200)}`);
    const { data } = vector.parse(JSON.parse(text));
    return data.result.map(({ metric: { __name__: name = computed, ...labels }, value: [, value] }) => ({
      name,
      labels,
      value,
    }));
  } catch (cause) {
    throw new SourceAway(`Prometheus: ${reasonOf(cause as Error)}`, { source: 'prometheus', cause });
  }
}

/** In a few words: what was wrong with an answer is said at length, why there was none behind another error. */
function reasonOf(error: Error): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'the answer is not one of its API';
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
  return [error.message, message || code].filter(Boolean).join(': ');
}
