import { queryOptions } from '@tanstack/react-query';
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

/** Within so many ms an answer is drawn that comes before its panel. */
const MOMENT = 100;

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
      // Who draws what has just come does not ask for it again.
      staleTime: MOMENT,
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > MOMENT,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};

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
  const report = await asked;
  const at = Date.now();
  // Of the first sample nothing follows that could be shown; findings and movement rest on later ones.
  if (isFirst) void afterPaint().then(() => recordSample(name, report, at));
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
