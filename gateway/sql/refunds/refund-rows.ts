import type { Insertable, Selectable } from 'kysely';
import type { StoredRefund } from '../../rules/refund';
import type { Tables } from '../tables';

type Row = Tables['refund'];

export function rowOf({ date, updatedAt, requestedBy, approvedBy, ...members }: StoredRefund): Insertable<Row> {
  return {
    ...members,
    date: new Date(date),
    updatedAt: new Date(updatedAt),
    requestedBy: requestedBy.email,
    requestedByName: requestedBy.name,
    approvedBy: approvedBy?.email ?? null,
    approvedByName: approvedBy?.name ?? null,
  };
}

export function refundOf(row: Selectable<Row>): StoredRefund {
  const { date, updatedAt, requestedBy, requestedByName, approvedBy, approvedByName, ...members } = row;
  return {
    ...members,
    date: date.getTime(),
    updatedAt: updatedAt.getTime(),
    requestedBy: { email: requestedBy, name: requestedByName },
    approvedBy: approvedBy === null ? null : { email: approvedBy, name: approvedByName ?? '' },
  };
}
