import { failure, jsonAnswer, jsonTextAnswer, streamedAnswer } from '../answers';
import { type Ports, SourceAway } from '../ports';
import { readTraceSearch } from '../rules/trace-search';
import type { TraceOption } from '../wire/traces';
import { type Answer, queryOf } from './caller';

/** The search in the log and the option lists of its filters (spec 19.2). */
export function traceAnswers({
  traces,
  reportFault,
}: Ports): Record<'GET /trace' | 'GET /trace/count' | `GET /trace/${TraceOption}`, Answer> {
  const options =
    (list: TraceOption): Answer =>
    async () =>
      jsonAnswer(await traces.options(list));
  return {
    'GET /trace': async ({ request, id, now }) => {
      const search = readTraceSearch(queryOf(request));
      if (!search) return failure(400, 'dateRange not valid');
      const { parts, truncated, total } = await traces.search(search, now);
      const end = async () => {
        const count = await total();
        return count === undefined ? ']}' : `],"total":${count}}`;
      };
      const begin = `{"truncated":${truncated},"data":[`;
      if (Array.isArray(parts)) return jsonTextAnswer(begin + parts.join('') + (await end()));
      const texts = async function* () {
        // Whoever shows the first entries should know by then that they are not all.
        yield begin;
        try {
          yield* parts;
          yield await end();
        } catch (error) {
          // The status is told already: an answer that breaks off is a failure too.
          if (!(error instanceof SourceAway)) reportFault(error, id);
          throw error;
        }
      };
      return streamedAnswer(texts());
    },
    'GET /trace/count': async ({ request, now }) => {
      const search = readTraceSearch(queryOf(request));
      if (!search) return failure(400, 'dateRange not valid');
      return jsonAnswer({ total: (await traces.count(search, now)) ?? null });
    },
    'GET /trace/servers': options('servers'),
    'GET /trace/hostnames': options('hostnames'),
    'GET /trace/services': options('services'),
    'GET /trace/channels': options('channels'),
    'GET /trace/logTypes': options('logTypes'),
  };
}
