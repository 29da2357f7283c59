import type { ListMember, OperationFilter } from '../../../gateway/rules/operation-filter';
import { statuses } from '../../../gateway/rules/statuses';
import {
  authentications,
  banks,
  brands,
  channels,
  errorCodes,
  isApproved,
  methods,
  promotions,
  risks,
} from '../records/codes';
import { rowAt } from '../records/columns';
import type { Store } from '../records/store';
import { searchTest } from './search';

/** The filters of a search for operations, their values turned into the indexes that columns hold. */
export interface RowFilter extends Omit<OperationFilter, 'lists' | 'statuses' | 'reconciled'> {
  /** For each compared column which indexes may be there. */
  lists: readonly { column: ListColumn; indexes: Uint8Array }[];
  statuses: Uint8Array | null;
  reconciled: number | null;
}

export type ListColumn = 'method' | 'brand' | 'channel' | 'risk' | 'authentication' | 'bank' | 'error' | 'promotion';

/** The column of each compared member, and what its indexes mean. */
export const listColumns: Readonly<Record<ListMember, { column: ListColumn; values: readonly string[] }>> = {
  paymentMethod: { column: 'method', values: methods },
  cardBrand: { column: 'brand', values: brands },
  channel: { column: 'channel', values: channels },
  risk: { column: 'risk', values: risks },
  authentication: { column: 'authentication', values: authentications },
  bank: { column: 'bank', values: banks },
  errorCode: { column: 'error', values: errorCodes },
  promotionCode: { column: 'promotion', values: promotions },
};

/** The filter as rows are compared with it. */
export function rowFilter(filter: OperationFilter): RowFilter {
  const chosen = Object.entries(filter.lists) as [ListMember, readonly string[]][];
  return {
    ...filter,
    lists: chosen.map(([member, wanted]) => {
      const { column, values } = listColumns[member];
      return { column, indexes: indexesOf(wanted, values) };
    }),
    statuses: filter.statuses.length === 0 ? null : indexesOf(filter.statuses, statuses),
    reconciled: filter.reconciled === null ? null : Number(filter.reconciled),
  };
}

/** 1 at each index that is wanted; an unknown value has none, so that it finds nothing. */
function indexesOf(wanted: readonly string[], values: readonly string[]): Uint8Array {
  return Uint8Array.from(values, (value) => (value !== '' && wanted.includes(value) ? 1 : 0));
}

/**
 * The rows that a filter finds, oldest first, its statuses left aside; the one place at which rows are chosen, so that
 * lists, sums and counts agree. `withStatus` then keeps those of the wanted statuses.
 */
export function findRows({ columns, end, now }: Store, filter: RowFilter, range = filter.range): Int32Array {
  if (filter.findsNothing) return new Int32Array(0);
  const first = range ? rowAt(columns, range.from) : columns.first;
  const last = Math.min(end, range ? rowAt(columns, Math.min(range.until, now + 1)) : end);
  const found = new Int32Array(Math.max(0, last - first));
  const { amount, refunded, reconciled, status, method } = columns;
  const compared = filter.lists.map(({ column, indexes }) => ({ values: columns[column], indexes }));
  const approvedCard = (row: number) => method[row] === CARD && authorized(status[row] ?? 0);
  const search = filter.text === '' ? null : searchTest(columns, approvedCard, filter.text);
  const { minAmount, maxAmount, hasRefund } = filter;
  const anyAmount = minAmount === Number.NEGATIVE_INFINITY && maxAmount === Number.POSITIVE_INFINITY;
  let count = 0;
  rows: for (let row = first; row < last; row += 1) {
    for (const { values, indexes } of compared) if (indexes[values[row] ?? 0] !== 1) continue rows;
    const cents = amount[row] ?? 0;
    if (!anyAmount && !(cents >= minAmount && cents <= maxAmount)) continue;
    if (filter.reconciled !== null && reconciled[row] !== filter.reconciled) continue;
    if (hasRefund && refunded[row] === 0) continue;
    if (search && !search(row)) continue;
    found[count] = row;
    count += 1;
  }
  return found.subarray(0, count);
}

const CARD = methods.indexOf('CARD');
const REFUND = statuses.indexOf('REFUND');

/** Whether a card's status means that its bank gave an authorisation. */
const authorized = (status: number) => isApproved(status) || status === REFUND;

/** Those of the rows that have one of the filter's statuses. */
export function withStatus({ columns }: Store, rows: Int32Array, { statuses: wanted }: RowFilter): Int32Array {
  return wanted ? rows.filter((row) => wanted[columns.status[row] ?? 0] === 1) : rows;
}
