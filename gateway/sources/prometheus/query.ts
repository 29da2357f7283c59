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
  return ask(connection, 'query', { query: promql }, (answer) =>
    resultsOf(answer, 'vector').map(({ metric, value }): Sample => {
      if (!Array.isArray(value) || typeof value[1] !== 'string') throw new OtherAnswer();
      const { __name__: name = computed, ...labels } = metric;
      return { name, labels, value: value[1] };
    }),
  );
}

/** Samples at moments of the same distance, those that there are. */
export interface Line {
  labels: Sample['labels'];
  /** The moments in seconds. */
  values: readonly [number, string][];
}

/** When a range query is evaluated; in seconds. */
export interface Steps {
  start: number;
  end: number;
  step: number;
}

/**
 * Lines of a range query.
 * @throws SourceAway as `query` does
 */
export async function queryRange(connection: Connection, promql: string, steps: Steps): Promise<readonly Line[]> {
  const asked = { query: promql, ...{ start: `${steps.start}`, end: `${steps.end}`, step: `${steps.step}` } };
  return ask(connection, 'query_range', asked, (answer) =>
    resultsOf(answer, 'matrix').map(({ metric: { __name__: _, ...labels }, values }) => {
      if (!Array.isArray(values)) throw new OtherAnswer();
      return { labels, values };
    }),
  );
}

/** Its rules that raise alerts, as it has them. @throws SourceAway as `query` does */
export function alertRules(connection: Connection): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return ask(connection, 'rules?type=alert', {}, (answer) => {
    const { status, data } = Object(answer);
    if (status !== 'success' || !Array.isArray(data?.groups)) throw new OtherAnswer();
    return data.groups.flatMap((group: unknown) => Object(group).rules ?? []).map(Object);
  });
}

async function ask<T>(
  connection: Connection,
  path: string,
  asked: Record<string, string>,
  read: (answer: unknown) => T,
): Promise<T> {
  const { url, timeoutSeconds, fetch = leanFetch } = connection;
  try {
    const response: Fetched = await fetch(`${url.replace(/\/+$/, '')}/api/v1/${path}`, {
      method: Object.keys(asked).length > 0 ? 'POST' : 'GET',
      body: new URLSearchParams(asked),
      // It is near, and packing takes longer than what it packs.
      headers: { 'Accept-Encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${text.slice(0, 200)}`);
    return read(JSON.parse(text));
  } catch (cause) {
    throw new SourceAway(`Prometheus: ${reasonOf(cause as Error)}`, { source: 'prometheus', cause });
  }
}

interface Result {
  metric: Record<string, string>;
  value?: unknown;
  values?: unknown;
}

/** Read by hand: there are hundreds of samples in each report. @throws OtherAnswer */
function resultsOf(answer: unknown, type: string): Result[] {
  const { status, data } = Object(answer);
  if (status !== 'success' || data?.resultType !== type || !Array.isArray(data.result)) throw new OtherAnswer();
  for (const one of data.result)
    if (typeof Object(one).metric !== 'object' || one.metric === null) throw new OtherAnswer();
  return data.result;
}

/** In a few words: what was wrong with an answer is said at length, why there was none behind another error. */
function reasonOf(error: Error): string {
  if (error instanceof OtherAnswer || error instanceof SyntaxError) return 'the answer is not one of its API';
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
  return [error.message, message || code].filter(Boolean).join(': ');
}
