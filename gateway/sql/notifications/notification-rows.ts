import type { Insertable, Selectable } from 'kysely';
import { type ListedDelivery, listed, type StoredDelivery } from '../../rules/delivery';
import type { StoredNotice } from '../../rules/notice';
import type { StoredTemplate } from '../../rules/template';
import type { Tables } from '../tables';

export function deliveryRow(delivery: StoredDelivery): Insertable<Tables['notification']> {
  const { date, nextAttemptAt, updatedAt, attempts, ...members } = delivery;
  const { attemptCount, last } = listed(delivery);
  return {
    ...members,
    ...{ date: new Date(date), updatedAt: new Date(updatedAt), attemptCount },
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    ...{ attempts: JSON.stringify(attempts), last: last && JSON.stringify(last) },
    ...{ heldSince: null, heldUntil: null },
  };
}

type Row = Selectable<Tables['notification']>;

/** What a list reads of a row. */
export const listedColumns = [
  ...(['notificationId', 'date', 'type', 'event', 'orderId', 'operationId', 'destination', 'status'] as const),
  ...(['attemptCount', 'last', 'tries', 'nextAttemptAt', 'errorMessage', 'updatedAt', 'version'] as const),
  ...(['resendId', 'isTold'] as const),
];

export function listedOf(row: Pick<Row, (typeof listedColumns)[number]>): ListedDelivery {
  const { date, nextAttemptAt, updatedAt, ...members } = row;
  return {
    ...members,
    ...{ date: date.getTime(), updatedAt: updatedAt.getTime(), nextAttemptAt: nextAttemptAt?.getTime() ?? null },
  };
}

export function deliveryOf(row: Row): StoredDelivery {
  const { heldSince: _, heldUntil: __, attemptCount: ___, last: ____, subject, body, attempts, ...members } = row;
  const { attemptCount: _____, last: ______, ...told } = listedOf({ ...members, attemptCount: 0, last: null });
  return { ...told, subject, body, attempts };
}

export function templateOf(row: Selectable<Tables['notificationTemplate']>): StoredTemplate {
  const { updatedBy, updatedByName, updatedAt, ...members } = row;
  return { ...members, updatedBy: { email: updatedBy, name: updatedByName }, updatedAt: updatedAt.getTime() };
}

export function templateRow(template: StoredTemplate): Insertable<Tables['notificationTemplate']> {
  const { updatedBy, updatedAt, ...members } = template;
  return {
    ...members,
    ...{ updatedBy: updatedBy?.email ?? '', updatedByName: updatedBy?.name ?? '' },
    updatedAt: new Date(updatedAt ?? 0),
  };
}

export function noticeOf(row: Selectable<Tables['notice']>): StoredNotice {
  const { createdBy, createdByName, validFrom, validUntil, updatedAt, ...members } = row;
  return {
    ...members,
    ...{ createdBy: { email: createdBy, name: createdByName }, validFrom: validFrom.getTime() },
    ...{ validUntil: validUntil.getTime(), updatedAt: updatedAt.getTime() },
  };
}

export function noticeRow(notice: StoredNotice): Insertable<Tables['notice']> {
  const { createdBy, validFrom, validUntil, updatedAt, roles, ...members } = notice;
  return {
    ...members,
    ...{ createdBy: createdBy.email, createdByName: createdBy.name, roles: JSON.stringify(roles) },
    ...{ validFrom: new Date(validFrom), validUntil: new Date(validUntil), updatedAt: new Date(updatedAt) },
  };
}
