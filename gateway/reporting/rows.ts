import type { Refunds } from '../refunds/refunds';
import type { ReportedOperations } from '../report-ports';
import { isoDate } from '../rules/mexico-time';
import { type OperationFilter, readFilter } from '../rules/operation-filter';
import type { StoredRefund } from '../rules/refund';
import { readRefundFilter } from '../rules/refund-filter';
import type { Operation } from '../wire/operations';
import type { ReportQuery, ReportRow } from '../wire/reports';
import type { ReportRule } from './catalogue';
import { labelOf, yesNo } from './labels';

export interface Books {
  operations: ReportedOperations;
  refunds: Pick<Refunds, 'page'> | undefined;
}

/** What is asked for, as everything stood at a moment (epoch ms). */
export interface Question extends Pick<ReportQuery, 'dateRange' | 'filters'> {
  rule: ReportRule;
  at: number;
}

const PAGE = 1000;

const queryOf = ({ dateRange, filters }: Question) =>
  new URLSearchParams([
    ['dateRange', dateRange],
    ...Object.entries(filters).flatMap(([key, values]) => values.map((value) => [key, value])),
  ]);

/** The filter of the operations that it is about. */
export function filterOf(question: Question): OperationFilter {
  const filter = readFilter(queryOf(question));
  if (!filter) throw new Error(`${question.dateRange} is no range.`);
  const { from } = question.rule;
  return { ...filter, statuses: typeof from === 'object' && from.statuses ? from.statuses : filter.statuses };
}

/** A page of refunds from the oldest on, with how many there are of each kind. */
export function refundPage({ refunds }: Books, question: Question, page: number, size: number) {
  const filter = readRefundFilter(queryOf(question), '', question.at);
  if (!filter || !refunds) throw new Error('There are no refunds.');
  return refunds.page(filter, { page, size, member: 'date', ascending: true });
}

/** All rows, in the order of the file, in parts of which each is read when it is wanted. */
export async function* rowsOf(books: Books, question: Question): AsyncGenerator<readonly ReportRow[]> {
  const { from } = question.rule;
  if (typeof from === 'object') yield sumRows(from, await sumsOf(books, question, from));
  else if (from === 'operations') {
    for await (const part of books.operations.all(filterOf(question), question.at)) yield part.map(operationRow);
  } else {
    for (let page = 1; ; page += 1) {
      const { refunds } = await refundPage(books, question, page, PAGE);
      if (refunds.length > 0) yield refunds.map(refundRow);
      if (refunds.length < PAGE) return;
    }
  }
}

type Summed = Extract<ReportRule['from'], object>;

export const sumsOf = ({ operations }: Books, question: Question, { by }: Summed) =>
  operations.sums(filterOf(question), by, question.at);

/** Rows in the order of what they are about; those without a value come last. */
export function sumRows({ by, row }: Summed, sums: Awaited<ReturnType<typeof sumsOf>>): ReportRow[] {
  const wanted = by.members.includes('promotionCode') ? sums.filter(({ members }) => members.promotionCode) : sums;
  const [first, ...others] = by.members;
  const order = [
    ...(first ? [(each: (typeof sums)[number]) => each.members[first] ?? '\uFFFF'] : []),
    (each: (typeof sums)[number]) => String(each.from).padStart(16, '0'),
    ...others.map((member) => (each: (typeof sums)[number]) => each.members[member] ?? '\uFFFF'),
    (each: (typeof sums)[number]) => each.currency,
  ];
  return wanted
    .toSorted((one, other) => {
      for (const key of order) if (key(one) !== key(other)) return key(one) < key(other) ? -1 : 1;
      return 0;
    })
    .map(row);
}

export const operationRow = (operation: Operation): ReportRow => ({
  ...{ date: operation.date, operationId: operation.operationId, orderId: operation.orderId },
  ...{ channel: operation.channel, paymentMethod: labelOf(operation.paymentMethod), status: labelOf(operation.status) },
  ...{ amount: operation.amount, refundAmount: operation.refundedAmount, currency: operation.currency },
  ...{ cardBrand: operation.cardBrand, cardLast4: operation.cardLast4, bank: operation.bank },
  ...{ reconciled: yesNo(operation.reconciled), authorizationCode: operation.authorizationCode },
  ...{ providerReference: operation.providerReference, errorCode: operation.errorCode },
  ...{ errorMessage: operation.errorMessage, promotionCode: operation.promotionCode },
});

export const refundRow = (refund: StoredRefund): ReportRow => ({
  ...{ date: isoDate(refund.date), refundId: refund.refundId, orderId: refund.orderId },
  ...{ operationId: refund.operationId, paymentMethod: labelOf(refund.paymentMethod), status: labelOf(refund.status) },
  ...{ amount: refund.amount, currency: refund.currency, requestedBy: refund.requestedBy.name },
  ...{ approvedBy: refund.approvedBy?.name ?? null, errorMessage: refund.errorMessage },
  updatedAt: isoDate(refund.updatedAt),
});
