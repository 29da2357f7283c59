import { http } from 'msw';
import { detailOf } from '../operations/detail';
import { readFilter } from '../operations/filter';
import { findOperation, similarIds } from '../operations/find-operation';
import { listOperations, readPage } from '../operations/list';
import { operationsAt } from '../operations/store';
import { banks, channels, errorCodes } from '../operations/vocabulary';
import { failure, jsonAnswer } from './answers';
import { guarded } from './guard';
import type { PlatformMemory } from './memory';

const named = (values: readonly string[]) => values.filter((value) => value !== '');

const options = { channels, banks: named(banks), errorCodes: named(errorCodes) };

/** The operations: list, options and one of them; all roles may ask. */
export function operationHandlers(base: string, { revoked }: PlatformMemory) {
  return [
    http.get(
      `${base}/operation`,
      guarded({ revoked }, async ({ request, now }) => {
        const query = new URL(request.url).searchParams;
        const filter = readFilter(query);
        if (!filter) return failure(400, 'dateRange not valid');
        return jsonAnswer(listOperations(await operationsAt(now), filter, readPage(query)));
      }),
    ),
    ...Object.entries(options).map(([list, values]) =>
      http.get(
        `${base}/operation/${list}`,
        guarded({ revoked }, () => jsonAnswer(values)),
      ),
    ),
    http.get(
      `${base}/operation/:id`,
      guarded({ revoked }, ({ request, now }) => {
        const id = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
        const plan = findOperation(id, now);
        if (plan) return jsonAnswer(detailOf(plan, now));
        return jsonAnswer({ status: 404, message: 'Operation not found', similar: similarIds(id, now) }, 404);
      }),
    ),
  ];
}
