import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { RefundSlice, RefundStore } from '../../refund-ports';
import type { RefundFilter, RefundGroup } from '../../rules/refund-filter';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';
import { refundOf } from './refund-rows';

type Columns = ExpressionBuilder<Tables, 'refund'>;

/** A page of refunds, and how many of each kind the filter finds. */
export async function pageOfRefunds(
  db: Database,
  filter: RefundFilter,
  { page, size, member, ascending }: RefundSlice,
): ReturnType<RefundStore['page']> {
  const found = db.selectFrom('refund').where(matches(filter));
  const direction = ascending ? 'asc' : 'desc';
  const rows = await found
    .where(inView(filter))
    .selectAll()
    .orderBy(member, direction)
    .orderBy('refundId', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const groups: RefundGroup[] = await found
    .select(({ fn }) => [
      'status',
      'type',
      'currency',
      sql<boolean>`requested_by = ${filter.email}`.as('isMine'),
      sql<boolean>`date < ${new Date(filter.lateBefore)}`.as('isOld'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('amount').as('amount'),
    ])
    .groupBy(['status', 'type', 'currency', sql`4`, sql`5`])
    .execute();
  return { refunds: rows.map(refundOf), groups };
}

/** All filters but status and view. */
function matches(filter: RefundFilter): (columns: Columns) => Expression<SqlBool> {
  const { range, paymentMethods, reasonCodes, minAmount, maxAmount, text } = filter;
  if (![text, ...paymentMethods, ...reasonCodes, ...filter.statuses].every(isStorable)) return () => sql`false`;
  return (columns) =>
    columns.and([
      ...(range ? [columns('date', '>=', new Date(range.from)), columns('date', '<', new Date(range.until))] : []),
      ...(paymentMethods.length > 0 ? [columns('paymentMethod', 'in', paymentMethods)] : []),
      ...(reasonCodes.length > 0 ? [columns('reasonCode', 'in', reasonCodes)] : []),
      columns('amount', '>=', minAmount),
      columns('amount', '<=', maxAmount),
      ...(text === '' ? [] : [meant(columns, text)]),
    ]);
}

function meant(columns: Columns, text: string): Expression<SqlBool> {
  const begins = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const texts = ['refundId', 'batchId', 'orderId', 'operationId', 'requestedBy', 'requestedByName'] as const;
  return columns.or(texts.map((name) => sql<boolean>`lower(${sql.ref(name)}) like ${begins}`));
}

function inView({ view, statuses, email, lateBefore }: RefundFilter): (columns: Columns) => Expression<SqlBool> {
  return (columns) =>
    columns.and([
      ...(statuses.length > 0 ? [sql<boolean>`status in (${sql.join(statuses)})`] : []),
      ...(view === 'TO_AUTHORIZE' || view === 'OVERDUE'
        ? [columns('status', '=', 'REQUESTED'), columns('requestedBy', '!=', email)]
        : []),
      ...(view === 'OVERDUE' ? [columns('date', '<', new Date(lateBefore))] : []),
      ...(view === 'MINE' ? [columns('requestedBy', '=', email)] : []),
      ...(view === 'FAILED' ? [columns('status', '=', 'FAILED')] : []),
    ]);
}
