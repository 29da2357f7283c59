import type { Operations } from '../../ports';
import type { Database } from '../tables';
import { detailOf, similarIds } from './find-operation';
import { pageOf } from './page';
import { allOf, reportSums } from './report-sums';
import { statisticOf } from './statistic';
import { summaryOf } from './summary';

/** The operations in PostgreSQL. */
export function createSqlOperations(db: Database): Operations {
  return {
    async options(list) {
      const found = await db
        .selectFrom('operationOption')
        .select('value')
        .where('list', '=', list)
        .orderBy('value')
        .execute();
      return found.map(({ value }) => value);
    },
    page: (filter, page, at) => pageOf(db, { filter, at }, page),
    summary: (filter, compare, at) => summaryOf(db, { filter, at }, compare),
    statistic: (filter, query, at) => statisticOf(db, { filter, at }, query),
    sums: (filter, by, at) => reportSums(db, { filter, at }, by),
    all: (filter, at) => allOf(db, { filter, at }),
    detail: (id, now) => detailOf(db, id, now),
    similar: (id, now) => similarIds(db, id, now),
  };
}
