import { isoDate } from '../../wire-date';
import { authentications, banks, brands, channels, errorCodes, methods, risks } from '../records/codes';
import type { Store } from '../records/store';
import { findRows, type OperationFilter, type Range, withStatus } from '../search/filter';
import { bucketsOf, type Granularity, granularities, roughCount, splitRows } from './buckets';
import { comparedRange, type Shift, shiftOf, wholeRange } from './comparison';
import { type GroupColumn, groupRows, type Metrics, metricsByCurrency } from './metrics';

/** More points than a chart of this width can tell apart. */
const MOST_BUCKETS = 400;

interface Grouping {
  column: GroupColumn;
  values: readonly string[];
}

const groupings: Readonly<Record<string, Grouping>> = {
  paymentMethod: { column: 'method', values: methods },
  cardBrand: { column: 'brand', values: brands },
  channel: { column: 'channel', values: channels },
  risk: { column: 'risk', values: risks },
  authentication: { column: 'authentication', values: authentications },
  bank: { column: 'bank', values: banks },
  errorCode: { column: 'error', values: errorCodes },
};

/** What a metric is grouped by when the call names nothing else. */
const usualGrouping: Readonly<Record<string, string>> = {
  methods: 'paymentMethod',
  channels: 'channel',
  declines: 'errorCode',
  risk: 'risk',
};

/** Why a statistic is not made, field by field. */
interface Refusal {
  fields: { field: string; message: string }[];
}

/** The answer of GET /statistic: the same metrics for each bucket, each group and in all. */
export function* makeStatistic(store: Store, filter: OperationFilter, query: URLSearchParams) {
  const granularity = granularities.find((name) => name === (query.get('granularity') ?? 'day'));
  if (!granularity) return refusal('Elige hora, día, semana o mes.');
  const range = wholeRange(filter.range, store);
  const buckets = countable(range, granularity) ? bucketsOf(range, granularity, store.now) : [];
  if (!countable(range, granularity) || buckets.length > MOST_BUCKETS) {
    return refusal(`Son más de ${MOST_BUCKETS} puntos: elige una granularidad mayor o un periodo más corto.`);
  }
  const grouping = groupings[query.get('groupBy') ?? usualGrouping[query.get('metric') ?? ''] ?? ''];
  const rows = rowsOf(store, filter, range);
  yield;
  const shift = shiftOf(query.get('compare'), range);
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

function refusal(message: string): Refusal {
  return { fields: [{ field: 'granularity', message }] };
}

/** A range of years by the hour is refused before its buckets are made. */
const countable = (range: Range, granularity: Granularity) => roughCount(range, granularity) <= 2 * MOST_BUCKETS;

function rowsOf(store: Store, filter: OperationFilter, range: Range): Int32Array {
  return withStatus(store, findRows(store, filter, range), filter);
}

function groupsOf(store: Store, rows: Int32Array, grouping: Grouping | undefined) {
  return grouping ? groupRows(store, rows, grouping.column, grouping.values) : [];
}

function withShares<T extends Metrics>(groups: readonly T[], total: number) {
  return groups.map((group) => ({ ...group, share: group.count / total }));
}

/** The rows of a range's compared time; null without a comparison, or where the platform has none of all that time. */
function comparedRows(store: Store, filter: OperationFilter, range: Range, shift: Shift | null): Int32Array | null {
  const compared = shift && comparedRange(range, shift, store);
  return compared && rowsOf(store, filter, compared);
}
