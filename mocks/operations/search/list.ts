import { abroad, byCurrency, moneyAt } from '../records/abroad';
import { statuses } from '../records/codes';
import { readPlan } from '../records/columns';
import { type Operation, operationOf } from '../records/operation';
import type { Store } from '../records/store';
import { findRows, type OperationFilter, withStatus } from './filter';
import { orderRows } from './order-rows';

/** Sizes above those that the screens offer serve an export, which reads all pages. */
const LARGEST_PAGE = 1000;

const AMOUNTS = { amount: 'amount', refundedAmount: 'refunded' } as const;

type Member = 'date' | keyof typeof AMOUNTS;

interface Page {
  page: number;
  size: number;
  member: Member;
  ascending: boolean;
}

/** Page from 1, size and order of a call; what cannot be read is the first ten, newest first. */
export function readPage(query: URLSearchParams): Page {
  const [member, direction] = (query.get('sort') ?? '').split(',');
  return {
    page: readCount(query.get('page'), 1, Number.MAX_SAFE_INTEGER),
    size: readCount(query.get('size'), 10, LARGEST_PAGE),
    member: member === 'amount' || member === 'refundedAmount' ? member : 'date',
    ascending: direction === 'asc',
  };
}

/** Where a run over all matches stands: the moment whose matches they are (epoch ms) and its next page. */
export interface Run {
  at: number;
  page: number;
}

/** The run of a call; undefined for a call of one page, null for a cursor that this platform never gave. */
export function readRun(query: URLSearchParams, now: number): Run | undefined | null {
  const cursor = query.get('cursor');
  if (cursor === null) return undefined;
  if (cursor === '') return { at: now, page: 1 };
  const [, at, page] = /^(\d{13})\.([1-9]\d{0,5})$/.exec(cursor) ?? [];
  return at !== undefined && Number(at) <= now ? { at: Number(at), page: Number(page) } : null;
}

function readCount(text: string | null, otherwise: number, most: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : otherwise;
}

/** The answer of GET /operation; that of a run tells how it goes on. */
export function* listOperations(
  store: Store,
  filter: OperationFilter,
  { page, size, member, ascending }: Page,
  run?: Run,
) {
  const all = findRows(store, filter);
  yield;
  const rows = withStatus(store, all, filter);
  const statusCounts = countStatuses(store, all);
  yield;
  const shown = ordered(store, rows, member, ascending, (page - 1) * size, page * size);
  yield;
  const data: Operation[] = [];
  for (const row of shown) {
    const operation = operationOf(readPlan(store.columns, row), store.now);
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
    ...(run && { next: page * size < rows.length ? `${run.at}.${page + 1}` : null }),
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
function ordered({ columns }: Store, rows: Int32Array, member: Member, ascending: boolean, from: number, to: number) {
  if (member !== 'date') return orderRows(columns[AMOUNTS[member]], rows, ascending, from, to);
  if (ascending) return rows.subarray(from, to);
  const { length } = rows;
  return rows.slice(Math.max(0, length - to), Math.max(0, length - from)).reverse();
}
