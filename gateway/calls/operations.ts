import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { type OperationFilter, readFilter } from '../rules/operation-filter';
import { nextCursor, type Run, readPage, readRun } from '../rules/paging';
import { messageOf, readComparison, readStatistic } from '../rules/statistic-query';
import type { OperationOption } from '../wire/operations';
import { operationAnswer } from './acts';
import { type Answer, queryOf, readBody } from './caller';

type OperationCall =
  | 'GET /operation'
  | 'POST /operation/search'
  | 'GET /operation/{operationId}'
  | `GET /operation/${OperationOption}`
  | 'GET /summary'
  | 'GET /statistic';

interface Lookup {
  filter: OperationFilter;
  query: URLSearchParams;
  run: Run | undefined;
  /** The moment as of which it is answered (epoch ms): a run's own. */
  at: number;
}

/** The operations: list, options, one of them, and the metrics over them. */
export function operationAnswers({ operations, acts }: Ports): Record<OperationCall, Answer> {
  const options =
    (list: OperationOption): Answer =>
    async () =>
      jsonAnswer(await operations.options(list));
  const onePage = async ({ filter, query, run, at }: Lookup) => {
    const page = await operations.page(filter, readPage(withPage(query, run)), at);
    return jsonAnswer({ ...page, ...(run && { next: nextCursor(run, page) }) });
  };
  return {
    'GET /operation': ({ request, now }) => ask(queryOf(request), now, onePage),
    // A phone or an e-mail comes in the body, and so in nobody's access log.
    'POST /operation/search': async ({ request, now }) => {
      const { q } = await readBody(request);
      if (typeof q !== 'string' || q.trim() === '') return failure(400, 'q not valid');
      const query = queryOf(request);
      query.set('q', q);
      return ask(query, now, onePage);
    },
    'GET /operation/channels': options('channels'),
    'GET /operation/banks': options('banks'),
    'GET /operation/errorCodes': options('errorCodes'),
    'GET /operation/{operationId}': async (caller) => {
      const { request, now } = caller;
      const id = request.param('operationId') ?? '';
      const detail = await operations.detail(id, now);
      if (detail) return jsonAnswer(operationAnswer(detail, acts, caller));
      return failure(404, 'Operation not found', { similar: await operations.similar(id, now) });
    },
    'GET /summary': ({ request, now }) =>
      ask(queryOf(request), now, async ({ filter, query, at }) =>
        jsonAnswer(await operations.summary(filter, readComparison(query), at)),
      ),
    'GET /statistic': ({ request, now }) =>
      ask(queryOf(request), now, async ({ filter, query, at }) => {
        const read = readStatistic(query);
        const found = 'fields' in read ? read : await operations.statistic(filter, read, at);
        return 'fields' in found ? failure(422, messageOf(found), { ...found }) : jsonAnswer(found);
      }),
  };
}

/** Reads what is looked up and answers it. */
function ask(query: URLSearchParams, now: number, answer: (lookup: Lookup) => Promise<Response>) {
  const filter = readFilter(query);
  if (!filter) return failure(400, 'dateRange not valid');
  const run = readRun(query, now);
  if (run === null) return failure(400, 'cursor not valid');
  return answer({ filter, query, run, at: run?.at ?? now });
}

/** A run says itself which page is next. */
function withPage(query: URLSearchParams, run: Run | undefined): URLSearchParams {
  if (run) query.set('page', String(run.page));
  return query;
}
