import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { formatPercent } from '~/shared/format/percent';
import { othersList } from '../query/by-currency';
import { APPROVED, DECLINED, type OperationFilters } from '../query/filters';
import type { ChangeRule } from './change';
import { copy } from './copy';
import type { Amounts, Bucket, MetricValues, Summary } from './dashboard-api';

export interface Metric {
  id: string;
  label: string;
  value: (values: MetricValues) => number | null;
  show: (value: number | null) => string;
  /** The same metric in a currency; only what is an amount has one. */
  amount?: keyof Amounts;
  change: ChangeRule;
  /** What else is said of it. */
  note?: (summary: Summary) => string;
  /** The same metric of a part of the period. */
  bucket: (bucket: Bucket) => number | null;
  /** Filters under which the history shows the operations that were counted; null when there can be none. */
  counted: (filters: OperationFilters) => OperationFilters | null;
  /** How it is calculated. */
  formula?: { label: string; text: string };
}

/** Methods whose payments wait for the customer until they expire. */
const WAITING = ['OXXO', 'STORE', 'SPEI'];

const percent: ChangeRule['unit'] = 'percent';

function showCount(value: number | null): string {
  return value === null ? MISSING : formatCount(value);
}

/** One of the amounts in each currency but pesos: 'US$ 499.00 · JPY 1,200', '' when there is none. */
export function othersOf(byCurrency: Summary['byCurrency'], field: keyof Amounts): string {
  return othersList(new Map([...byCurrency].map(([code, amounts]) => [code, amounts[field]])));
}

/** A rate of 0 to 1 as '91.4 %', all or nothing only when it is. */
export function showRate(rate: number | null): string {
  return rate === null ? MISSING : formatPercent(rate * 100);
}

/** The seven metrics of the dashboard, in the order in which they are read. */
export const METRICS: readonly Metric[] = [
  {
    id: 'amount',
    label: copy.amount,
    value: ({ amount }) => amount,
    amount: 'amount',
    show: (cents) => formatMoney(cents),
    change: { unit: percent, good: 'up' },
    bucket: ({ amount }) => amount,
    counted: (filters) => ({ ...filters, status: APPROVED }),
  },
  {
    id: 'count',
    label: copy.operations,
    value: ({ count }) => count,
    show: showCount,
    change: { unit: percent, good: 'up' },
    bucket: ({ count }) => count,
    counted: (filters) => filters,
  },
  {
    id: 'approval',
    label: copy.approval,
    value: ({ approvalRate }) => approvalRate,
    show: showRate,
    change: { unit: 'points', good: 'up' },
    bucket: ({ approved, declined }) => rateOf(approved, declined),
    counted: (filters) => ({ ...filters, status: [...APPROVED, ...DECLINED] }),
    formula: { label: copy.approvalHow, text: copy.approvalFormula },
  },
  {
    id: 'ticket',
    label: copy.ticket,
    value: ({ averageTicket }) => averageTicket,
    amount: 'averageTicket',
    show: (cents) => formatMoney(cents),
    change: { unit: percent, good: 'none' },
    bucket: ({ amount, approved }) => (amount !== null && approved ? amount / approved : null),
    counted: (filters) => ({ ...filters, status: APPROVED }),
  },
  {
    id: 'pending',
    label: copy.pending,
    value: ({ pendingCount }) => pendingCount,
    show: showCount,
    change: { unit: percent, good: 'none' },
    note: ({ pendingAmount, byCurrency }) =>
      [formatMoney(pendingAmount), othersOf(byCurrency, 'pendingAmount'), copy.pendingNote].filter(Boolean).join(' · '),
    bucket: ({ pending }) => pending,
    counted: pendingFilters,
  },
  {
    id: 'refunds',
    label: copy.refunds,
    value: ({ refundAmount }) => refundAmount,
    amount: 'refundAmount',
    show: (cents) => formatMoney(cents),
    change: { unit: percent, good: 'down' },
    note: ({ refundCount }) => (refundCount === null ? '' : copy.refundNote(showCount(refundCount))),
    bucket: ({ refundAmount }) => refundAmount,
    counted: (filters) => ({ ...filters, hasRefund: 'true' }),
  },
  {
    id: 'review',
    label: copy.review,
    value: ({ reviewCount }) => reviewCount,
    show: showCount,
    change: { unit: 'count', good: 'down' },
    bucket: ({ review }) => review,
    counted: (filters) => ({ ...filters, status: ['REVIEW'] }),
  },
];

/** A chosen method stays chosen; among others than the waiting ones nothing is pending here. */
function pendingFilters(filters: OperationFilters): OperationFilters | null {
  const chosen = filters.paymentMethod ?? [];
  const paymentMethod = chosen.length === 0 ? WAITING : WAITING.filter((method) => chosen.includes(method));
  return paymentMethod.length === 0 ? null : { ...filters, status: ['PENDING'], paymentMethod };
}

/** Approved among approved and declined; null when there is neither. */
function rateOf(approved: number | null, declined: number | null): number | null {
  if (approved === null || declined === null || approved + declined === 0) return null;
  return approved / (approved + declined);
}
