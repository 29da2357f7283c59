import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readTraceSearch } from '../rules/trace-search';
import type { TraceOption } from '../wire/traces';
import { type Answer, queryOf } from './caller';

/** The search in the log and the option lists of its filters (spec 19.2). */
export function traceAnswers({ traces }: Ports): Record<'GET /trace' | `GET /trace/${TraceOption}`, Answer> {
  const options =
    (list: TraceOption): Answer =>
    async () =>
      jsonAnswer(await traces.options(list));
  return {
    'GET /trace': async ({ request, now }) => {
      const search = readTraceSearch(queryOf(request));
      if (!search) return failure(400, 'dateRange not valid');
      const { entries, total } = await traces.search(search, now);
      return jsonAnswer({ data: entries, ...(total > entries.length && { total }) });
    },
    'GET /trace/servers': options('servers'),
    'GET /trace/hostnames': options('hostnames'),
    'GET /trace/services': options('services'),
    'GET /trace/channels': options('channels'),
    'GET /trace/logTypes': options('logTypes'),
  };
}
