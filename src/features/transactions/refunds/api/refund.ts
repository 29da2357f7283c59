import { amountOf } from '~/features/transactions/query/operation';
import { fieldsOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { currencyCode, PESOS } from '~/shared/format/currency';
import { toText } from '~/shared/format/read-value';

const readPerson = membersOf({ email: toText, name: toText });

export type Person = ReturnType<typeof readPerson>;

const readBeneficiary = membersOf({ name: toText, clabe: toText });

const readMembers = membersOf({
  date: toText,
  orderId: toText,
  operationId: toText,
  paymentMethod: toText,
  refundMethod: toText,
  beneficiary: (value) => (value ? readBeneficiary(value) : null),
  amount: amountOf,
  currency: toText,
  type: toText,
  reasonCode: toText,
  comment: (value) => toText(value) ?? '',
  status: toText,
  requestedBy: readPerson,
  approvedBy: (value) => (value ? readPerson(value) : null),
  decisionComment: toText,
  providerReference: toText,
  errorCode: toText,
  errorMessage: toText,
  updatedAt: toText,
  version: integerOf,
  actions: (value) => listOf(value, toText),
});

/** A refund. The receiver comes masked, both members; `actions` is what whoever asks may do with it as it stands. */
export interface Refund extends ReturnType<typeof readMembers> {
  refundId: string;
}

/** @returns null without an id, by which alone it can be told from others */
export function parseRefund(value: unknown): Refund | null {
  const refundId = toText(fieldsOf(value).refundId);
  return refundId === null ? null : { refundId, ...readMembers(value) };
}

/** @throws Error when the answer is no refund */
export function readRefund(value: unknown): Refund {
  const refund = parseRefund(value);
  if (!refund) throw new Error('no refund');
  return refund;
}

const readTotals = membersOf({
  count: integerOf,
  amount: amountOf,
  fullCount: integerOf,
  partialCount: integerOf,
  requestedAmount: amountOf,
  failedAmount: amountOf,
});

const countsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, count]) => [name, integerOf(count)]));

/** One page of the refunds that match, and the sums of all of them. */
export interface RefundPage {
  refunds: Refund[];
  page: number;
  size: number;
  total: number;
  /** Amounts by currency, pesos first; the two others are of pesos. */
  totals: ReturnType<typeof readTotals> & { amounts: ReadonlyMap<string, number | null> };
  statusCounts: Readonly<Record<string, number | null>>;
  viewCounts: Readonly<Record<string, number | null>>;
}

/** @throws Error when there is no list, or how many match cannot be read */
export function parsePage(value: unknown, asked: { page: number; size: number }): RefundPage {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of refunds');
  const totals = readTotals(sent.totals);
  const others = Object.entries(fieldsOf(fieldsOf(sent.totals).byCurrency));
  return {
    refunds: listOf(sent.data, parseRefund),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    totals: {
      ...totals,
      amounts: new Map([
        [PESOS, totals.amount],
        ...others.map(([code, amount]) => [currencyCode(code), amountOf(amount)] as const),
      ]),
    },
    statusCounts: countsOf(sent.statusCounts),
    viewCounts: countsOf(sent.viewCounts),
  };
}

const readEligibilityMembers = membersOf({
  operationId: toText,
  orderId: toText,
  paymentMethod: toText,
  currency: toText,
  paidAmount: amountOf,
  returnedAmount: amountOf,
  underWayAmount: amountOf,
  remainingAmount: amountOf,
  refundMethods: (value) => listOf(value, toText),
  requiredFields: (value) => listOf(value, toText),
  message: toText,
});

/** What can be returned of an operation, and how; or why nothing can. */
export interface Eligibility extends ReturnType<typeof readEligibilityMembers> {
  operationId: string;
  refundable: boolean;
}

/** @throws Error when the answer names no operation */
export function readEligibility(value: unknown): Eligibility {
  const { operationId, ...members } = readEligibilityMembers(value);
  if (operationId === null) throw new Error('no operation');
  // Without all three nobody may type an amount.
  const refundable = fieldsOf(value).refundable === true && (members.remainingAmount ?? 0) > 0;
  return { operationId, ...members, refundable };
}
