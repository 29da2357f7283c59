import { SourceAway } from '../../ports';
import { type Fetched, leanFetch } from './lean-fetch';
import type { Sample, Series } from './samples';

/** Where a Prometheus stands and how long it may take; `fetch` is for tests. */
export interface Connection {
  url: string;
  timeoutSeconds: number;
  fetch?: typeof fetch;
}

/** An answer that is no samples of one moment. */
class OtherAnswer extends Error {}

/**
 * Samples of an instant query.
 * @param computed name of those that have none, because they are computed
 * @throws SourceAway when Prometheus does not answer, not in time, or something else than samples
 */
export async function query(connection: Connection, promql: string, computed = ''): Promise<Series> {
  const { url, timeoutSeconds, fetch = leanFetch } = connection;
  try {
    const response: Fetched = await fetch(`${url.replace(/\/+$/, '')}/api/v1/query`, {
      method: 'POST',
      body: new URLSearchParams({ query: promql }),
      // It is near, and packing takes longer than what it packs.
      headers: { 'Accept-Encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${text.slice(0, 200)}`);
    return samplesIn(JSON.parse(text), computed);
  } catch (cause) {
    throw new SourceAway(`Prometheus: ${reasonOf(cause as Error)}`, { source: 'prometheus', cause });
  }
}

/** Read by hand: there are hundreds of samples in each report. @throws OtherAnswer */
function samplesIn(answer: unknown, computed: string): Series {
  const { status, data } = Object(answer);
  if (status !== 'success' || data?.resultType !== 'vector' || !Array.isArray(data.result)) throw new OtherAnswer();
  return data.result.map((one: unknown): Sample => {
    const { metric, value } = Object(one);
    if (typeof metric !== 'object' || metric === null || !Array.isArray(value) || typeof value[1] !== 'string')
      throw new OtherAnswer();
    const { __name__: name = computed, ...labels } = metric as Record<string, string>;
    return { name, labels, value: value[1] };
  });
}

/** In a few words: what was wrong with an answer is said at length, why there was none behind another error. */
function reasonOf(error: Error): string {
  if (error instanceof OtherAnswer || error instanceof SyntaxError) return 'the answer is not one of its API';
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
  return [error.message, message || code].filter(Boolean).join(': ');
}
