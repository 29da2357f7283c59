import { http } from 'msw';
import type { Task } from '~/shared/hooks/tasks';
import type { GuardedCall } from '../accounts/roles';
import { lookBack } from '../operations/metrics/comparison';
import { makeStatistic } from '../operations/metrics/statistic';
import { summarize } from '../operations/metrics/summary';
import { abroad } from '../operations/records/abroad';
import { banks, channels, errorCodes } from '../operations/records/codes';
import { detailOf } from '../operations/records/detail';
import { ask, type Store } from '../operations/records/store';
import { type OperationFilter, readFilter } from '../operations/search/filter';
import { findOperation, similarIds } from '../operations/search/find-operation';
import { listOperations, type Run, readPage, readRun } from '../operations/search/list';
import type { SessionScenario } from '../scenarios';
import { failure, jsonAnswer } from './answers';
import { guarded } from './guard';
import type { PlatformMemory } from './memory';

const ABROAD: SessionScenario = 'varias-monedas';

type Lookup<T> = (store: Store, filter: OperationFilter, query: URLSearchParams, run?: Run) => Task<T>;

const named = (values: readonly string[]) => values.filter((value) => value !== '');

const options = { channels, banks: named(banks), errorCodes: named(errorCodes) };

/** The text of a search that came in a body: {"q": "…"}. */
function searchedText(body: unknown): string | undefined {
  const q = typeof body === 'object' && body !== null ? (body as { q?: unknown }).q : undefined;
  return typeof q === 'string' && q.trim() !== '' ? q : undefined;
}

/** The operations: list, options, one of them, and the metrics over them; all roles may ask. */
export function operationHandlers(base: string, { revoked }: PlatformMemory) {
  const answering = <T>(call: GuardedCall, lookup: Lookup<T>, answer: (found: T) => Response = jsonAnswer) =>
    guarded({ revoked, call }, async ({ request, now, token }) => {
      const query = new URL(request.url).searchParams;
      if (request.method === 'POST') {
        const q = searchedText(await request.json().catch(() => null));
        if (q === undefined) return failure(400, 'q not valid');
        query.set('q', q);
      }
      const filter = readFilter(query);
      if (!filter) return failure(400, 'dateRange not valid');
      const run = readRun(query, now);
      if (run === null) return failure(400, 'cursor not valid');
      if (run) query.set('page', String(run.page));
      const at = run?.at ?? now;
      const since = lookBack(filter, query.get('compare'), at);
      return answer(
        await ask(at, since, (store) => lookup({ ...store, abroad: token.scenario === ABROAD }, filter, query, run)),
      );
    });
  const over = <T>(path: 'operation' | 'summary' | 'statistic', lookup: Lookup<T>, answer?: (found: T) => Response) =>
    http.get(`${base}/${path}`, answering(`GET /${path}`, lookup, answer));
  const onePage: Lookup<unknown> = (store, filter, query, run) => listOperations(store, filter, readPage(query), run);
  return [
    over('operation', onePage),
    // A phone or an e-mail comes in the body, and so in nobody's access log.
    http.post(`${base}/operation/search`, answering('POST /operation/search', onePage)),
    over('summary', (store, filter, query) => summarize(store, filter, query.get('compare'))),
    over('statistic', makeStatistic, (found) =>
      'fields' in found
        ? jsonAnswer({ status: 422, message: 'Statistic not valid', ...found }, 422)
        : jsonAnswer(found),
    ),
    ...(Object.keys(options) as (keyof typeof options)[]).map((list) =>
      http.get(
        `${base}/operation/${list}`,
        guarded({ revoked, call: `GET /operation/${list}` }, () => jsonAnswer(options[list])),
      ),
    ),
    http.get(
      `${base}/operation/:id`,
      guarded({ revoked, call: 'GET /operation/{operationId}' }, ({ request, now, token }) => {
        const id = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
        const plan = findOperation(id, now);
        const detail = plan && detailOf(plan, now);
        if (detail) return jsonAnswer(token.scenario === ABROAD ? abroad(detail) : detail);
        return jsonAnswer({ status: 404, message: 'Operation not found', similar: similarIds(id, now) }, 404);
      }),
    ),
  ];
}
