import { bucketsOf } from '../../../gateway/rules/buckets';
import { wholeRange } from '../../../gateway/rules/comparison';
import type { OperationSums, SumMember, SumsBy } from '../../../gateway/rules/operation-sums';
import { statuses } from '../../../gateway/rules/statuses';
import { moneyAt } from '../records/abroad';
import { errorCodes, errorMessage, isApproved, isDeclined, methods } from '../records/codes';
import type { Store } from '../records/store';
import { findRows, listColumns, type RowFilter, withStatus } from '../search/filter';
import { splitRows } from './split-rows';

/** What the filter finds, added up for each bucket and each mixture of values. */
export function* reportSums(store: Store, filter: RowFilter, { members, granularity }: SumsBy) {
  const range = wholeRange(filter.range, store.now);
  const buckets = granularity ? bucketsOf(range, granularity, store.now) : [range];
  const rows = withStatus(store, findRows(store, filter, range), filter);
  yield;
  const sums: OperationSums[] = [];
  for (const [index, part] of splitRows(store.columns.start, rows, buckets).entries()) {
    const groups = new Map<string, OperationSums>();
    for (const row of part) addRow(groups, store, row, members, buckets[index]?.from ?? range.from);
    sums.push(...groups.values());
    yield;
  }
  return sums;
}

function addRow(
  groups: Map<string, OperationSums>,
  store: Store,
  row: number,
  members: readonly SumMember[],
  from: number,
) {
  const { columns } = store;
  const { currency, amount, refunded } = moneyAt(store, row);
  const values = members.map((member) => memberOf(store, row, member));
  const key = JSON.stringify([currency, ...values]);
  const sums = groups.get(key) ?? {
    ...{ from, currency, members: Object.fromEntries(members.map((member, place) => [member, values[place] ?? null])) },
    ...{ count: 0, approved: 0, declined: 0, amount: 0, refundAmount: 0 },
    ...{ totalAmount: 0, netAmount: 0, unreconciled: 0 },
  };
  const status = columns.status[row] ?? 0;
  const approved = isApproved(status);
  groups.set(key, {
    ...sums,
    count: sums.count + 1,
    approved: sums.approved + Number(approved),
    declined: sums.declined + Number(isDeclined(status)),
    amount: sums.amount + (approved ? amount : 0),
    refundAmount: sums.refundAmount + refunded,
    totalAmount: sums.totalAmount + amount,
    netAmount: sums.netAmount + (approved ? amount - refunded : 0),
    unreconciled: sums.unreconciled + Number(approved && columns.reconciled[row] === 0),
  });
}

function memberOf({ columns }: Store, row: number, member: SumMember): string | null {
  switch (member) {
    case 'status':
      return statuses[columns.status[row] ?? 0] ?? null;
    case 'errorMessage':
      return errorMessage(errorCodes[columns.error[row] ?? 0] ?? '', methods[columns.method[row] ?? 0]);
    default: {
      const { column, values } = listColumns[member];
      return values[columns[column][row] ?? 0] || null;
    }
  }
}
