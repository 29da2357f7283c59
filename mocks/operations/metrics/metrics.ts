import { statuses } from '../../../gateway/rules/statuses';
import { byCurrency, moneyAt } from '../records/abroad';
import { isApproved, isDeclined } from '../records/codes';
import type { Store } from '../records/store';
import type { ListColumn } from '../search/filter';

/** Sums over operations; amounts are cents, and `amount` counts only what was collected. */
export interface Metrics {
  count: number;
  amount: number;
  approved: number;
  declined: number;
  refundCount: number;
  refundAmount: number;
}

function noMetrics(): Metrics {
  return { count: 0, amount: 0, approved: 0, declined: 0, refundCount: 0, refundAmount: 0 };
}

/** Counts a row in; of one currency, or else the amounts of pesos alone. */
function addRow(metrics: Metrics, store: Store, row: number, wanted = 'MXN'): void {
  const status = store.columns.status[row] ?? 0;
  const { currency, amount, refunded } = moneyAt(store, row);
  const counts = currency === wanted;
  metrics.count += 1;
  if (isApproved(status)) {
    metrics.approved += 1;
    if (counts) metrics.amount += amount;
  } else if (isDeclined(status)) metrics.declined += 1;
  if (refunded > 0) {
    metrics.refundCount += 1;
    if (counts) metrics.refundAmount += refunded;
  }
}

export function metricsOf(store: Store, rows: Int32Array, currency?: string): Metrics {
  const metrics = noMetrics();
  for (const row of rows) addRow(metrics, store, row, currency);
  return metrics;
}

/** The same, with the sums of each currency where there are several. */
export function metricsByCurrency(store: Store, rows: Int32Array) {
  return { ...metricsOf(store, rows), ...sumsByCurrency(store, rows) };
}

function sumsByCurrency(store: Store, rows: Int32Array) {
  return byCurrency(store, rows, (part) => {
    const [row = 0] = part;
    const { amount, approved, refundAmount } = metricsOf(store, part, moneyAt(store, row).currency);
    return { amount, approved, refundAmount };
  });
}

/** Approved of those that were decided; null when none was. */
export function approvalRate({ approved, declined }: Pick<Metrics, 'approved' | 'declined'>): number | null {
  return approved + declined === 0 ? null : approved / (approved + declined);
}

/** Metrics for each value of a column that occurs, most operations first; '' stands for those that have none. */
export function groupRows(store: Store, rows: Int32Array, column: ListColumn, values: readonly string[]) {
  const groups = values.map(() => noMetrics());
  const indexes = store.columns[column];
  const ownSums = (index: number) =>
    sumsByCurrency(store, store.abroad ? rows.filter((row) => indexes[row] === index) : rows);
  for (const row of rows) {
    const metrics = groups[indexes[row] ?? 0];
    if (metrics) addRow(metrics, store, row);
  }
  return groups
    .map((metrics, index) => ({ key: values[index] ?? '', ...metrics, ...ownSums(index) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** How many of the rows have a status, and their amount. */
export function withOneStatus(store: Store, rows: Int32Array, status: (typeof statuses)[number], wanted = 'MXN') {
  const index = statuses.indexOf(status);
  const found = { count: 0, amount: 0 };
  for (const row of rows) {
    if (store.columns.status[row] !== index) continue;
    found.count += 1;
    const { currency, amount } = moneyAt(store, row);
    if (currency === wanted) found.amount += amount;
  }
  return found;
}
