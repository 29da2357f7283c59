import { bucketsOf } from '../../../gateway/rules/buckets';
import { comparedRange, shiftOf, wholeRange } from '../../../gateway/rules/comparison';
import type { Range } from '../../../gateway/rules/day-range';
import { isoDate, mexicoClock, startOfDay } from '../../../gateway/rules/mexico-time';
import type { Comparison } from '../../../gateway/rules/statistic-query';
import { byCurrency, moneyAt } from '../records/abroad';
import { channels, errorCodes, errorMessage, methods } from '../records/codes';
import type { Store } from '../records/store';
import { findRows, type ListColumn, type RowFilter, withStatus } from '../search/filter';
import { approvalRate, groupRows, type Metrics, metricsOf, withOneStatus } from './metrics';
import { splitRows } from './split-rows';

const DAY = 86_400_000;

/** The answer of GET /summary: metrics of a period, beside those of the equal period before it when they are asked for. */
export function* summarize(store: Store, filter: RowFilter, compare: Comparison | null) {
  const range = wholeRange(filter.range, store.now);
  const rows = rowsOf(store, filter, range);
  yield;
  const metrics = headline(store, rows);
  yield;
  const shift = shiftOf(compare, range);
  const compared = shift && comparedRange(range, shift, store.now);
  const previous = compared && headline(store, rowsOf(store, filter, compared));
  yield;
  const steps = yield* series(store, rows, range);
  const hourly = hours(store, filter, range);
  yield;
  const byMethod = mix(store, rows, 'method', methods);
  yield;
  const byChannel = mix(store, rows, 'channel', channels);
  yield;
  return {
    ...metrics,
    previous,
    range: { from: isoDate(range.from), to: isoDate(range.until) },
    previousRange: compared && { from: isoDate(compared.from), to: isoDate(compared.until) },
    series: steps,
    ...hourly,
    byMethod,
    byChannel,
    topDeclines: topDeclines(store, rows),
    generatedAt: new Date(store.now).toISOString(),
  };
}

function rowsOf(store: Store, filter: RowFilter, range: Range): Int32Array {
  return withStatus(store, findRows(store, filter, range), filter);
}

/** Only what waits for a shop or a transfer is ever pending: cards and balances are decided at once. */
function headline(store: Store, rows: Int32Array) {
  const metrics = metricsOf(store, rows);
  const pending = withOneStatus(store, rows, 'PENDING');
  const own = byCurrency(store, rows, (part) => moneyOf(store, part));
  return {
    amount: metrics.amount,
    count: metrics.count,
    approvedCount: metrics.approved,
    declinedCount: metrics.declined,
    approvalRate: approvalRate(metrics),
    averageTicket: own?.byCurrency.MXN ? own.byCurrency.MXN.averageTicket : averageOf(metrics),
    pendingCount: pending.count,
    pendingAmount: pending.amount,
    refundCount: metrics.refundCount,
    refundAmount: metrics.refundAmount,
    reviewCount: withOneStatus(store, rows, 'REVIEW').count,
    ...own,
  };
}

const averageOf = ({ amount, approved }: Pick<Metrics, 'amount' | 'approved'>) =>
  approved === 0 ? null : Math.round(amount / approved);

/** The amounts of rows of one currency. */
function moneyOf(store: Store, rows: Int32Array) {
  const { currency } = moneyAt(store, rows[0] ?? 0);
  const metrics = metricsOf(store, rows, currency);
  return {
    amount: metrics.amount,
    averageTicket: averageOf(metrics),
    pendingAmount: withOneStatus(store, rows, 'PENDING', currency).amount,
    refundAmount: metrics.refundAmount,
  };
}

const shown = ({ count, amount, approved, declined }: Metrics) => ({ count, amount, approved, declined });

function* series(store: Store, rows: Int32Array, range: Range) {
  const buckets = bucketsOf(range, range.until - range.from <= 2 * DAY ? 'hour' : 'day', store.now);
  const steps = [];
  for (const [index, part] of splitRows(store.columns.start, rows, buckets).entries()) {
    const metrics = metricsOf(store, part);
    steps.push({
      bucket: isoDate(buckets[index]?.from ?? 0),
      ...shown(metrics),
      pending: withOneStatus(store, part, 'PENDING').count,
      refundAmount: metrics.refundAmount,
      review: withOneStatus(store, part, 'REVIEW').count,
    });
    yield;
  }
  return steps;
}

/** Operations per hour of the range's last day that has begun, and of the same weekday a week before. */
function hours(store: Store, filter: RowFilter, { until }: Range) {
  const day = Math.min(startOfDay(until - 1), startOfDay(store.now));
  return { hourly: hoursOf(store, filter, day), weekAgoHourly: hoursOf(store, filter, startOfDay(day, -7)) };
}

function hoursOf(store: Store, filter: RowFilter, day: number) {
  const counts = Array.from({ length: 24 }, (_, hour) => ({ hour, count: 0 }));
  for (const row of rowsOf(store, filter, { from: day, until: day + DAY })) {
    const count = counts[mexicoClock(store.columns.start[row] ?? 0).getUTCHours()];
    if (count) count.count += 1;
  }
  return counts;
}

function mix(store: Store, rows: Int32Array, column: ListColumn, values: readonly string[]) {
  return groupRows(store, rows, column, values).map(({ key, ...metrics }) => ({
    key,
    ...shown(metrics),
    approvalRate: approvalRate(metrics),
  }));
}

function topDeclines(store: Store, rows: Int32Array) {
  return groupRows(store, rows, 'error', errorCodes)
    .filter(({ key }) => key !== '')
    .slice(0, 5)
    .map(({ key, count }) => ({ errorCode: key, errorMessage: errorMessage(key), count }));
}
