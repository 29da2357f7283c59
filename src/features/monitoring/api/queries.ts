import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { stillSignedIn } from '~/session/still-signed-in';
import { ApiError } from '~/shared/api/api-error';
import { json, request, sayLossy } from '~/shared/api/client';
import { exactJson } from '~/shared/api/exact-json';
import { afterPaint, yieldToPage } from '~/shared/hooks/tasks';
import type { Metric } from '../sections/metrics';
import { isObject } from '../sections/read-metrics';
import { EmptyReportError, whenEmpty } from './empty-report';
import { readReport, type ServerReport } from './report';
import { inTurn } from './request-queue';
import { recordSample, samplesOf } from './samples-store';

/** Reports that were asked for before their panel is there, and what lets go of each. */
const ahead = new Map<string, () => void>();

export const serverQueries = {
  /** Names of the servers, in the order of the answer. */
  list: () =>
    queryOptions({
      queryKey: ['servers', 'list'],
      queryFn: ({ signal }) => request({ path: 'server', signal }, json(readServerNames)),
    }),

  /**
   * What one server reports. Nothing is kept or carried over from another server: an old reading is worse than none.
   * Only an empty report is retried; keep the retries going with useRetriesWhileHidden.
   * @throws EmptyReportError after the retries, ApiError for everything else
   */
  report: (name: string) =>
    queryOptions({
      queryKey: ['servers', 'report', name],
      queryFn: ({ signal }) => fetchAnswer(name, signal),
      ...whenEmpty,
      // The panel takes over what was asked for it, however long it takes to be drawn.
      staleTime: () => (ahead.has(name) ? Number.POSITIVE_INFINITY : 0),
      retryOnMount: () => !ahead.has(name),
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};

/**
 * Asks for the report of a server before its panel is there and keeps the answer for it; what was asked for another one
 * is let go.
 * @returns when it is answered, or has failed
 */
export function askAhead(client: QueryClient, name: string): Promise<void> {
  letGo();
  const observer = new QueryObserver(client, serverQueries.report(name));
  ahead.set(
    name,
    observer.subscribe(() => undefined),
  );
  return client.prefetchQuery(serverQueries.report(name));
}

/** Lets go of what was asked for ahead: it is on screen, or will never be. */
export function letGo(): void {
  for (const stop of ahead.values()) stop();
  ahead.clear();
}

/** A report with the text of the answer it was read from. */
export interface SentReport extends ServerReport {
  readonly text: string;
}

async function fetchAnswer(name: string, signal: AbortSignal): Promise<SentReport> {
  let sent = '';
  const asked = ask(name, signal, (read, text) => {
    sent = text;
    return read();
  });
  // What the tab keeps is read while the server answers.
  const isFirst = samplesOf(name).at.length === 0;
  const isSame = stillSignedIn();
  const report = await asked;
  const at = Date.now();
  // Of the first sample nothing follows that could be shown; findings and movement rest on later ones.
  if (isFirst) void afterPaint().then(() => isSame() && recordSample(name, report, at));
  else recordSample(name, report, at);
  return { ...report, text: sent };
}

/**
 * Asks for the report of a server and keeps its sample.
 * @param wanted the metrics of the sample
 */
export function fetchReport(
  name: string,
  signal: AbortSignal,
  wanted: (metric: Metric) => boolean,
): Promise<ServerReport> {
  return ask(name, signal, (read) =>
    inTurn(async () => {
      const report = read();
      // Reading a large answer and keeping its sample are two tasks, not one long one.
      await yieldToPage();
      if (report && !signal.aborted) recordSample(name, report, Date.now(), wanted);
      return report;
    }),
  );
}

type Report = ReturnType<typeof readReport>;

/** @param take is given what reads the answer, and the answer as it was sent */
async function ask(
  name: string,
  signal: AbortSignal,
  take: (read: () => Report, text: string) => Report | Promise<Report>,
): Promise<ServerReport> {
  // A path cannot hold these as a segment, however they are encoded: they would ask for another address.
  if (name === '.' || name === '..') throw new ApiError('invalid', 'Nombre de servidor no válido');
  const report = await request({ path: `server/${encodeURIComponent(name)}`, signal }, (text, lossy) => {
    if (lossy) sayLossy();
    return take(() => exactJson(readReport)(text, lossy), text);
  });
  if (!report) throw new EmptyReportError();
  return report;
}

function readServerNames(answer: unknown): readonly string[] {
  if (!Array.isArray(answer)) throw new TypeError('The server list is no list');
  const names = answer.map((server: unknown) => (isObject(server) ? server.name : undefined));
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name.trim() !== ''))];
}
