import type { Task } from '~/shared/hooks/tasks';
import type { Operations } from '../../gateway/ports';
import { lookBack } from '../operations/metrics/look-back';
import { makeStatistic } from '../operations/metrics/statistic';
import { summarize } from '../operations/metrics/summary';
import { abroad } from '../operations/records/abroad';
import { banks, channels, errorCodes } from '../operations/records/codes';
import { detailOf } from '../operations/records/detail';
import { type OwnActs, standAs } from '../operations/records/own-status';
import { ask as askStore, type Store } from '../operations/records/store';
import { rowFilter } from '../operations/search/filter';
import { findOperation, similarIds } from '../operations/search/find-operation';
import { listOperations } from '../operations/search/list';
import type { SessionScenario } from '../scenarios';

const ABROAD: SessionScenario = 'varias-monedas';

const named = (values: readonly string[]) => values.filter((value) => value !== '');

const options = { channels, banks: named(banks), errorCodes: named(errorCodes) };

/** The operations of thirteen months, as a scenario has them and as acts left them. */
export function createOperations(scenario: string, acts: OwnActs = new Map()): Operations {
  const isAbroad = scenario === ABROAD;
  const ask = <T>(at: number, since: number, lookup: (store: Store) => Task<T>) =>
    askStore(at, since, function* (store): Task<T> {
      const standAsBefore = standAs(store.columns, acts);
      try {
        return yield* lookup(store);
      } finally {
        standAsBefore();
      }
    });
  return {
    options: async (list) => options[list],
    page: (filter, page, at) =>
      ask(at, lookBack(filter, null, at), (store) =>
        listOperations({ ...store, abroad: isAbroad }, rowFilter(filter), page),
      ),
    summary: (filter, compare, at) =>
      ask(at, lookBack(filter, compare, at), (store) =>
        summarize({ ...store, abroad: isAbroad }, rowFilter(filter), compare),
      ),
    statistic: (filter, query, at) =>
      ask(at, lookBack(filter, query.compare, at), (store) =>
        makeStatistic({ ...store, abroad: isAbroad }, rowFilter(filter), query),
      ),
    async detail(id, now) {
      const plan = findOperation(id, now);
      const detail = plan && detailOf(plan, now);
      return detail && isAbroad ? abroad(detail) : detail;
    },
    similar: async (id, now) => similarIds(id, now),
  };
}
