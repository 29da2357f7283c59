import type { RefundPage } from '../wire/refunds';
import { momentsOf, type Range, readDays } from './day-range';
import type { StoredRefund } from './refund';
import { refundStatuses } from './refund-states';

/** Queues of whoever asks; OVERDUE are those to authorize that have waited too long. */
const views = ['TO_AUTHORIZE', 'OVERDUE', 'MINE', 'FAILED'] as const;
export type RefundView = (typeof views)[number];

/** How long a request may wait for somebody to decide, ms. */
const PATIENCE = 24 * 3_600_000;

/** The filters of a search for refunds. */
export interface RefundFilter {
  range: Range | null;
  statuses: readonly string[];
  paymentMethods: readonly string[];
  reasonCodes: readonly string[];
  /** Both ends inside. */
  minAmount: number;
  maxAmount: number;
  /** Beginning of a folio, order or operation, or of who asked; in lower case, '' without one. */
  text: string;
  view: RefundView | null;
  /** E-mail of whoever asks. */
  email: string;
  /** What was asked for before this moment has waited too long. */
  lateBefore: number;
}

/** @returns null where dateRange or an amount cannot be read */
export function readRefundFilter(query: URLSearchParams, email: string, now: number): RefundFilter | null {
  const days = query.get('dateRange') || null;
  const read = days === null ? null : readDays(days);
  const range = read && momentsOf(read);
  if (days !== null && !range) return null;
  const [minAmount = '', maxAmount = ''] = ['minAmount', 'maxAmount'].map((name) => query.get(name) ?? '');
  if (![minAmount, maxAmount].every((text) => /^\d{0,15}$/.test(text))) return null;
  const valuesOf = (name: string) => query.getAll(name).filter((value) => value !== '');
  return {
    range: range ?? null,
    statuses: valuesOf('status'),
    paymentMethods: valuesOf('paymentMethod'),
    reasonCodes: valuesOf('reasonCode'),
    minAmount: minAmount === '' ? 0 : Number(minAmount),
    maxAmount: maxAmount === '' ? Number.MAX_SAFE_INTEGER : Number(maxAmount),
    text: query.get('q')?.trim().toLowerCase() ?? '',
    view: views.find((view) => view === query.get('view')) ?? null,
    email,
    lateBefore: now - PATIENCE,
  };
}

/** How many refunds of one kind a filter finds, its status and view left aside. */
export interface RefundGroup {
  status: string;
  type: StoredRefund['type'];
  currency: string;
  /** Whether whoever asks has asked for them. */
  isMine: boolean;
  /** Whether they were asked for too long ago to wait still. */
  isOld: boolean;
  count: number;
  amount: number;
}

/** Whether a queue holds refunds of a kind. */
export function isInView(
  { status, isMine, isOld }: Pick<RefundGroup, 'status' | 'isMine' | 'isOld'>,
  view: RefundView | null,
): boolean {
  if (view === 'TO_AUTHORIZE') return status === 'REQUESTED' && !isMine;
  if (view === 'OVERDUE') return isInView({ status, isMine, isOld }, 'TO_AUTHORIZE') && isOld;
  if (view === 'MINE') return isMine;
  return view === null || status === 'FAILED';
}

/** What a page tells beside its rows. */
export function refundTotals(
  groups: readonly RefundGroup[],
  { view, statuses }: RefundFilter,
): Pick<RefundPage, 'total' | 'totals' | 'statusCounts' | 'viewCounts'> {
  const add = (member: 'count' | 'amount', test: (group: RefundGroup) => boolean, from = groups) =>
    from.filter(test).reduce((total, group) => total + group[member], 0);
  const inView = groups.filter((group) => isInView(group, view));
  const found = inView.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const pesos = (test: (group: RefundGroup) => boolean) =>
    add('amount', (group) => group.currency === 'MXN' && test(group), found);
  const others = [...new Set(found.map(({ currency }) => currency))].filter((currency) => currency !== 'MXN');
  const byCurrency = Object.fromEntries(
    others.toSorted().map((code) => [code, add('amount', ({ currency }) => currency === code, found)]),
  );
  const count = add('count', () => true, found);
  return {
    total: count,
    totals: {
      count,
      amount: pesos(() => true),
      fullCount: add('count', ({ type }) => type === 'TOTAL', found),
      partialCount: add('count', ({ type }) => type === 'PARTIAL', found),
      requestedAmount: pesos(({ status }) => status === 'REQUESTED'),
      failedAmount: pesos(({ status }) => status === 'FAILED'),
      ...(others.length > 0 && { byCurrency }),
    },
    statusCounts: Object.fromEntries(
      refundStatuses.map((status) => [status, add('count', (group) => group.status === status, inView)]),
    ),
    viewCounts: Object.fromEntries(
      views.map((name) => [name, add('count', (group) => isInView(group, name))]),
    ) as RefundPage['viewCounts'],
  };
}
