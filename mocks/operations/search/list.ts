import type { Page, SortMember } from '../../../gateway/rules/paging';
import { type Status, statuses } from '../../../gateway/rules/statuses';
import { abroad, byCurrency, moneyAt } from '../records/abroad';
import { readPlan } from '../records/columns';
import { type Operation, operationOf } from '../records/operation';
import type { Store } from '../records/store';
import { findRows, type RowFilter, withStatus } from './filter';
import { orderRows } from './order-rows';

const AMOUNTS = { amount: 'amount', refundedAmount: 'refunded' } as const;

/** The answer of GET /operation. */
export function* listOperations(store: Store, filter: RowFilter, { page, size, member, ascending }: Page) {
  const all = findRows(store, filter);
  yield;
  const rows = withStatus(store, all, filter);
  const statusCounts = countStatuses(store, all);
  yield;
  const shown = ordered(store, rows, member, ascending, (page - 1) * size, page * size);
  yield;
  const data: Operation[] = [];
  for (const row of shown) {
    const operation = {
      ...operationOf(readPlan(store.columns, row), store.now),
      status: statuses[store.columns.status[row] ?? 0] as Status,
      refundedAmount: store.columns.refunded[row] ?? 0,
    };
    data.push(store.abroad ? abroad(operation) : operation);
    yield;
  }
  return {
    data,
    page,
    size,
    total: rows.length,
    ...sums(store, rows),
    ...byCurrency(store, rows, (part) => sums(store, part, moneyAt(store, part[0] ?? 0).currency)),
    statusCounts,
    generatedAt: new Date(store.now).toISOString(),
  };
}

function sums(store: Store, rows: Int32Array, wanted = 'MXN') {
  const total = { totalAmount: 0, refundedAmount: 0 };
  for (const row of rows) {
    const { currency, amount, refunded } = moneyAt(store, row);
    if (currency !== wanted) continue;
    total.totalAmount += amount;
    total.refundedAmount += refunded;
  }
  return total;
}

function countStatuses({ columns }: Store, rows: Int32Array): Record<string, number> {
  const counts = new Uint32Array(statuses.length);
  for (const row of rows) counts[columns.status[row] ?? 0] = (counts[columns.status[row] ?? 0] ?? 0) + 1;
  return Object.fromEntries(statuses.map((status, index) => [status, counts[index] ?? 0]));
}

/** The rows between two places of the order; among equal ones the newer stands first, as in the list by date. */
function ordered(
  { columns }: Store,
  rows: Int32Array,
  member: SortMember,
  ascending: boolean,
  from: number,
  to: number,
) {
  if (member !== 'date') return orderRows(columns[AMOUNTS[member]], rows, ascending, from, to);
  if (ascending) return rows.subarray(from, to);
  const { length } = rows;
  return rows.slice(Math.max(0, length - to), Math.max(0, length - from)).reverse();
}
