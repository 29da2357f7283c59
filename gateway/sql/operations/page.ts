import type { Selectable } from 'kysely';
import { maskEmail, maskPhone } from '../../rules/masking';
import { isoDate } from '../../rules/mexico-time';
import type { Page } from '../../rules/paging';
import { statuses } from '../../rules/statuses';
import type { Operation, OperationPage } from '../../wire/operations';
import type { Database, Tables } from '../tables';
import { matches, type Question, within, withStatus } from './matches';
import { byCurrency } from './sums';

interface StatusSums {
  status: string;
  currency: string;
  count: number;
  totalAmount: number;
  refundedAmount: number;
}

/** The answer of GET /operation. */
export async function pageOf(db: Database, question: Question, page: Page): Promise<OperationPage> {
  const { filter, at } = question;
  const found = db.selectFrom('operation').where(matches(question)).where(within(question, filter.range));
  const all: StatusSums[] = await found
    .select(({ fn }) => [
      'status',
      'currency',
      fn.countAll<number>().as('count'),
      fn.sum<number>('amount').as('totalAmount'),
      fn.sum<number>('refundedAmount').as('refundedAmount'),
    ])
    .groupBy(['status', 'currency'])
    .execute();
  const wanted = filter.statuses.length === 0 ? all : all.filter(({ status }) => filter.statuses.includes(status));
  const direction = page.ascending ? 'asc' : 'desc';
  // Among equal amounts the newer stands first, as in the list by date.
  const rows = await found
    .where(withStatus(question))
    .selectAll()
    .$if(page.member !== 'date', (query) => query.orderBy(page.member, direction))
    .orderBy('date', page.member === 'date' ? direction : 'desc')
    .orderBy('operationId', page.member === 'date' ? direction : 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  return {
    data: rows.map(operationOf),
    page: page.page,
    size: page.size,
    total: sum(wanted, 'count'),
    ...amounts(wanted, 'MXN'),
    ...byCurrency(wanted, amounts),
    statusCounts: Object.fromEntries(
      statuses.map((status) => [
        status,
        sum(
          all.filter((row) => row.status === status),
          'count',
        ),
      ]),
    ),
    generatedAt: new Date(at).toISOString(),
  };
}

function amounts(rows: readonly StatusSums[], currency: string) {
  const own = rows.filter((row) => row.currency === currency);
  return { totalAmount: sum(own, 'totalAmount'), refundedAmount: sum(own, 'refundedAmount') };
}

const sum = (rows: readonly StatusSums[], member: 'count' | 'totalAmount' | 'refundedAmount') =>
  rows.reduce((total, row) => total + row[member], 0);

/** An operation as the list sends it. */
export function operationOf(row: Selectable<Tables['operation']>): Operation {
  const { recordedAt, replacedAt, authentication, provider, latencyMs, phone, email, ...told } = row;
  const { date, expiresAt, updatedAt, ...members } = told;
  return {
    ...members,
    date: isoDate(date.getTime()),
    expiresAt: expiresAt && isoDate(expiresAt.getTime()),
    updatedAt: isoDate(updatedAt.getTime()),
    customerPhone: maskPhone(phone),
    customerEmail: maskEmail(email),
  };
}
