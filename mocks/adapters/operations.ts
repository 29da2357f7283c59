import type { Task } from '~/shared/hooks/tasks';
import type { Operations } from '../../gateway/ports';
import type { Range } from '../../gateway/rules/day-range';
import type { TransactionBook } from '../../gateway/transaction-ports';
import { chargeGroups } from '../operations/metrics/charge-groups';
import { lookBack } from '../operations/metrics/look-back';
import { reportSums } from '../operations/metrics/report-sums';
import { makeStatistic } from '../operations/metrics/statistic';
import { summarize } from '../operations/metrics/summary';
import { abroad } from '../operations/records/abroad';
import { banks, channels, errorCodes } from '../operations/records/codes';
import { detailOf } from '../operations/records/detail';
import { ask, type ChangedOrder, type Store } from '../operations/records/store';
import { rowFilter } from '../operations/search/filter';
import { findOperation, similarIds } from '../operations/search/find-operation';
import { issueRows } from '../operations/search/issue-rows';
import { listOperations } from '../operations/search/list';
import type { SessionScenario } from '../scenarios';

const ABROAD: SessionScenario = 'varias-monedas';

/** Rows of one part of all. */
const PART = 1000;

const named = (values: readonly string[]) => values.filter((value) => value !== '');

const options = { channels, banks: named(banks), errorCodes: named(errorCodes) };

export const isAbroad = (scenario: string) => scenario === ABROAD;

/** The operations, and what a report of transactions says of them. */
export type ToldOperations = Operations &
  Pick<TransactionBook, 'charges'> & {
    /** Ids of those of a time of which some have to be looked at. */
    suspects(range: Range, at: number): Promise<readonly string[]>;
  };

/**
 * The operations of thirteen months, as a scenario has them.
 * @param changedAt those that people have changed, as they stand at a moment
 */
export function createOperations(
  scenario: string,
  changedAt: (at: number) => Promise<readonly ChangedOrder[]> = async () => [],
): ToldOperations {
  const inScenario = { abroad: isAbroad(scenario) };
  const answer = async <T>(at: number, since: number, lookup: (store: Store) => Task<T>): Promise<T> =>
    ask(at, since, (store) => lookup({ ...store, ...inScenario }), await changedAt(at));
  return {
    options: async (list) => options[list],
    page: (filter, page, at) =>
      answer(at, lookBack(filter, null, at), (store) => listOperations(store, rowFilter(filter), page)),
    summary: (filter, compare, at) =>
      answer(at, lookBack(filter, compare, at), (store) => summarize(store, rowFilter(filter), compare)),
    statistic: (filter, query, at) =>
      answer(at, lookBack(filter, query.compare, at), (store) => makeStatistic(store, rowFilter(filter), query)),
    sums: (filter, by, at) =>
      answer(at, lookBack(filter, null, at), (store) => reportSums(store, rowFilter(filter), by)),
    charges: (filter, range, at) => answer(at, range.from, (store) => chargeGroups(store, rowFilter(filter), range)),
    suspects: (range, at) => answer(at, range.from, (store) => issueRows(store, range)),
    async *all(filter, at) {
      for (let page = 1; ; page += 1) {
        const part = { page, size: PART, member: 'date', ascending: true } as const;
        const { data } = await answer(at, lookBack(filter, null, at), (store) =>
          listOperations(store, rowFilter(filter), part),
        );
        if (data.length > 0) yield data;
        if (data.length < PART) return;
      }
    },
    async detail(id, now) {
      const plan = findOperation(id, now);
      const detail = plan && detailOf(plan, now);
      return detail && inScenario.abroad ? abroad(detail) : detail;
    },
    similar: async (id, now) => similarIds(id, now),
  };
}
