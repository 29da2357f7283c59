import { midnightOf } from '../../wire-date';
import {
  authentications,
  banks,
  brands,
  channels,
  errorCodes,
  isApproved,
  methods,
  risks,
  statuses,
} from '../records/codes';
import { rowAt } from '../records/columns';
import type { Store } from '../records/store';
import { searchTest } from './search';

const DAY = 86_400_000;

/** The longest range that may be asked for, days: thirteen months. */
const LONGEST = 398;

/** Moments (epoch ms), the last one no longer inside. */
export interface Range {
  from: number;
  until: number;
}

/** The filters of a search for operations, read from the parameters of a call. */
export interface OperationFilter {
  /** Null means all that there is. */
  range: Range | null;
  /** For each compared column which indexes may be there. */
  lists: readonly { column: ListColumn; indexes: Uint8Array }[];
  /** Apart from the other lists, since the counts per status leave it out. */
  statuses: Uint8Array | null;
  reconciled: number | null;
  hasRefund: boolean;
  minAmount: number;
  maxAmount: number;
  text: string;
}

type ListColumn = 'method' | 'brand' | 'channel' | 'risk' | 'authentication' | 'bank' | 'error';

const lists: readonly { name: string; column: ListColumn; values: readonly string[] }[] = [
  { name: 'paymentMethod', column: 'method', values: methods },
  { name: 'cardBrand', column: 'brand', values: brands },
  { name: 'channel', column: 'channel', values: channels },
  { name: 'risk', column: 'risk', values: risks },
  { name: 'authentication', column: 'authentication', values: authentications },
  { name: 'bank', column: 'bank', values: banks },
  { name: 'errorCode', column: 'error', values: errorCodes },
];

/** Reads the filter's parameters. @returns null when dateRange is not two days in their order, at most thirteen months */
export function readFilter(query: URLSearchParams): OperationFilter | null {
  const range = readRange(query.get('dateRange'));
  if (range === undefined) return null;
  const reconciled = query.get('reconciled');
  return {
    range,
    lists: lists.flatMap(({ name, column, values }) => {
      const indexes = indexesOf(query.getAll(name), values);
      return indexes ? [{ column, indexes }] : [];
    }),
    statuses: indexesOf(query.getAll('status'), statuses),
    reconciled: reconciled === 'true' ? 1 : reconciled === 'false' ? 0 : reconciled ? -1 : null,
    hasRefund: query.get('hasRefund') === 'true',
    minAmount: readAmount(query.get('minAmount'), Number.NEGATIVE_INFINITY),
    maxAmount: readAmount(query.get('maxAmount'), Number.POSITIVE_INFINITY),
    text: query.get('q')?.trim() ?? '',
  };
}

/** 1 at each place that is wanted; an unknown value has none, so that it finds nothing. Null when nothing is asked. */
function indexesOf(wanted: readonly string[], values: readonly string[]): Uint8Array | null {
  const chosen = wanted.filter((value) => value !== '');
  if (chosen.length === 0) return null;
  return Uint8Array.from(values, (value) => (value !== '' && chosen.includes(value) ? 1 : 0));
}

/** An amount that is none finds nothing. */
function readAmount(text: string | null, otherwise: number): number {
  if (text === null || text === '') return otherwise;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Both days belong to it, as days of Mexico City. @returns undefined when it cannot be read, null when there is none */
function readRange(text: string | null): Range | null | undefined {
  if (text === null || text === '') return null;
  const parts = /^(\d{4})-(\d\d)-(\d\d)_(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, lastYear = 0, lastMonth = 0, lastDay = 0] = parts;
  if (!isDay(year, month, day) || !isDay(lastYear, lastMonth, lastDay)) return undefined;
  const range = { from: midnightOf(year, month, day), until: midnightOf(lastYear, lastMonth, lastDay + 1) };
  const days = (range.until - range.from) / DAY;
  return days >= 1 && days <= LONGEST ? range : undefined;
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The rows that a filter finds, oldest first, its statuses left aside; the one place at which rows are chosen, so that
 * lists, sums and counts agree. `withStatus` then keeps those of the wanted statuses.
 */
export function findRows({ columns, end, now }: Store, filter: OperationFilter, range = filter.range): Int32Array {
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
export function withStatus({ columns }: Store, rows: Int32Array, { statuses: wanted }: OperationFilter): Int32Array {
  return wanted ? rows.filter((row) => wanted[columns.status[row] ?? 0] === 1) : rows;
}
