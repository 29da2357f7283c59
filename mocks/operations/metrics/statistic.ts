import { chartBuckets } from '../../../gateway/rules/buckets';
import { comparedRange, type Shift, shiftOf, wholeRange } from '../../../gateway/rules/comparison';
import type { Range } from '../../../gateway/rules/day-range';
import { isoDate } from '../../../gateway/rules/mexico-time';
import type { ListMember } from '../../../gateway/rules/operation-filter';
import type { StatisticQuery } from '../../../gateway/rules/statistic-query';
import type { Store } from '../records/store';
import { findRows, listColumns, type RowFilter, withStatus } from '../search/filter';
import { groupRows, type Metrics, metricsByCurrency } from './metrics';
import { splitRows } from './split-rows';

/** The answer of GET /statistic: the same metrics for each bucket, each group and in all. */
export function* makeStatistic(store: Store, filter: RowFilter, { granularity, groupBy, compare }: StatisticQuery) {
  const range = wholeRange(filter.range, store.now);
  const buckets = chartBuckets(range, granularity, store.now);
  if ('fields' in buckets) return buckets;
  const grouping = groupBy && listColumns[groupBy];
  const rows = rowsOf(store, filter, range);
  yield;
  const shift = shiftOf(compare, range);
  const points = [];
  for (const [index, part] of splitRows(store.columns.start, rows, buckets).entries()) {
    const bucket = buckets[index] ?? range;
    const previous = comparedRows(store, filter, bucket, shift);
    points.push({
      from: isoDate(bucket.from),
      to: isoDate(bucket.until),
      ...metricsByCurrency(store, part),
      groups: Object.fromEntries(groupsOf(store, part, grouping).map(({ key, ...metrics }) => [key, metrics])),
      previous: previous && metricsByCurrency(store, previous),
    });
    yield;
  }
  const groups = withShares(groupsOf(store, rows, grouping), rows.length);
  yield;
  const totals = metricsByCurrency(store, rows);
  yield;
  const previous = comparedRows(store, filter, range, shift);
  const partial = buckets.findIndex(({ until }) => until > store.now);
  return {
    buckets: points,
    groups,
    totals,
    previousTotals: previous && metricsByCurrency(store, previous),
    partialBucket: partial < 0 ? null : partial,
    generatedAt: new Date(store.now).toISOString(),
  };
}

function rowsOf(store: Store, filter: RowFilter, range: Range): Int32Array {
  return withStatus(store, findRows(store, filter, range), filter);
}

function groupsOf(store: Store, rows: Int32Array, grouping: (typeof listColumns)[ListMember] | null) {
  return grouping ? groupRows(store, rows, grouping.column, grouping.values) : [];
}

function withShares<T extends Metrics>(groups: readonly T[], total: number) {
  return groups.map((group) => ({ ...group, share: group.count / total }));
}

/** The rows of a range's compared time; null without a comparison, or where the platform has none of all that time. */
function comparedRows(store: Store, filter: RowFilter, range: Range, shift: Shift | null): Int32Array | null {
  const compared = shift && comparedRange(range, shift, store.now);
  return compared && rowsOf(store, filter, compared);
}
