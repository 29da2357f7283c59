import type { StoredDelivery } from '../rules/delivery';
import { compactDay } from '../rules/mexico-time';

/** NTF-yymmdd and ten signs that no other has. */
export const newId = (prefix: string, now: number) =>
  `${prefix}-${compactDay(now).slice(2)}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;

/** What is to be sent for the first time. */
export function newDelivery(
  what: Pick<StoredDelivery, 'type' | 'event' | 'orderId' | 'operationId' | 'destination' | 'subject' | 'body'>,
  now: number,
): StoredDelivery {
  return {
    ...what,
    ...{ notificationId: newId('NTF', now), date: now, status: 'QUEUED', attempts: [], tries: 0 },
    ...{ nextAttemptAt: now, errorMessage: null, updatedAt: now, version: 1, resendId: null, isTold: false },
  };
}
