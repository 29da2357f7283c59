import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { firstDay } from '../../rules/comparison';
import type { Range } from '../../rules/day-range';
import { startOfDay } from '../../rules/mexico-time';
import type { ListMember, OperationFilter } from '../../rules/operation-filter';
import { readSearchText } from '../../rules/search-text';
import { isStorable } from '../ingest';
import type { Tables } from '../tables';

type Columns = ExpressionBuilder<Tables, 'operation'>;
type Condition = (columns: Columns) => Expression<SqlBool>;

/** What a filter asks of the operations as they stood at a moment, its time left aside. */
export interface Question {
  filter: OperationFilter;
  at: number;
}

/**
 * The one place at which rows are chosen, so that lists, sums and counts agree: the states that counted at the moment,
 * of what had begun by then, under all filters but those of time and of status.
 */
export function matches({ filter, at }: Question): Condition {
  const { lists, reconciled, hasRefund, minAmount, maxAmount, text } = filter;
  const moment = new Date(at);
  const values = [text, ...Object.values(lists).flat(), ...filter.statuses];
  if (filter.findsNothing || !values.every(isStorable)) return () => sql<boolean>`false`;
  return (columns) =>
    columns.and([
      columns('recordedAt', '<=', moment),
      columns('replacedAt', '>', moment),
      ...(Object.entries(lists) as [ListMember, readonly string[]][]).map(([member, wanted]) =>
        columns(member, 'in', wanted),
      ),
      ...(reconciled === null ? [] : [columns('reconciled', '=', reconciled)]),
      ...(hasRefund ? [columns('refundedAmount', '>', 0)] : []),
      ...(Number.isFinite(minAmount) ? [columns('amount', '>=', whole(minAmount))] : []),
      ...(Number.isFinite(maxAmount) ? [columns('amount', '<=', whole(maxAmount))] : []),
      ...(text === '' ? [] : [meant(columns, text)]),
    ]);
}

/** More than any amount, and what the column can be compared with. */
const whole = (amount: number) => Math.min(amount, Number.MAX_SAFE_INTEGER);

/** Statuses that a filter asks for; all without one. */
export function withStatus({ filter }: Question): Condition {
  return (columns) => (filter.statuses.length > 0 ? columns('status', 'in', filter.statuses) : columns.lit(true));
}

/** The time of a range; without one that of which there are operations. */
export function within({ at }: Question, range: Range | null): Condition {
  const { from, until } = range ?? { from: firstDay(startOfDay(at)), until: Number.POSITIVE_INFINITY };
  return (columns) =>
    columns.and([columns('date', '>=', new Date(from)), columns('date', '<', new Date(Math.min(until, at + 1)))]);
}

function meant(columns: Columns, text: string): Expression<SqlBool> {
  const { beginning, email, phone, lastFour } = readSearchText(text);
  const begins = `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return columns.or([
    columns('orderId', 'like', begins),
    columns('operationId', 'like', begins),
    columns('providerReference', 'like', begins),
    columns('authorizationCode', 'like', begins),
    ...(lastFour === null ? [] : [columns('cardLast4', '=', lastFour)]),
    ...(phone === null ? [] : [columns('phone', '=', phone)]),
    ...(email === null ? [] : [columns('email', '=', email)]),
  ]);
}
