import type { Store } from './store';
import { isApproved, isDeclined, statuses } from './vocabulary';

/** Sums over operations; amounts are cents, and `amount` counts only what was collected. */
export interface Figures {
  count: number;
  amount: number;
  approved: number;
  declined: number;
  refundCount: number;
  refundAmount: number;
}

function noFigures(): Figures {
  return { count: 0, amount: 0, approved: 0, declined: 0, refundCount: 0, refundAmount: 0 };
}

/** Counts a row in. */
function addRow(figures: Figures, { columns }: Store, row: number): void {
  const status = columns.status[row] ?? 0;
  const refunded = columns.refunded[row] ?? 0;
  figures.count += 1;
  if (isApproved(status)) {
    figures.approved += 1;
    figures.amount += columns.amount[row] ?? 0;
  } else if (isDeclined(status)) figures.declined += 1;
  if (refunded > 0) {
    figures.refundCount += 1;
    figures.refundAmount += refunded;
  }
}

export function figuresOf(store: Store, rows: Int32Array): Figures {
  const figures = noFigures();
  for (const row of rows) addRow(figures, store, row);
  return figures;
}

/** Approved of those that were decided; null when none was. */
export function approvalRate({ approved, declined }: Pick<Figures, 'approved' | 'declined'>): number | null {
  return approved + declined === 0 ? null : approved / (approved + declined);
}

export type GroupColumn = 'method' | 'brand' | 'channel' | 'risk' | 'authentication' | 'bank' | 'error';

/** Figures for each value of a column that occurs, most operations first; '' stands for those that have none. */
export function groupRows(store: Store, rows: Int32Array, column: GroupColumn, values: readonly string[]) {
  const groups = values.map(() => noFigures());
  const places = store.columns[column];
  for (const row of rows) {
    const figures = groups[places[row] ?? 0];
    if (figures) addRow(figures, store, row);
  }
  return groups
    .map((figures, place) => ({ key: values[place] ?? '', ...figures }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** How many of the rows have a status, and their amount. */
export function withOneStatus({ columns }: Store, rows: Int32Array, status: (typeof statuses)[number]) {
  const place = statuses.indexOf(status);
  const found = { count: 0, amount: 0 };
  for (const row of rows) {
    if (columns.status[row] !== place) continue;
    found.count += 1;
    found.amount += columns.amount[row] ?? 0;
  }
  return found;
}
