import type { StoredDelivery } from '../rules/delivery';
import type { NotificationEvent } from '../rules/events';
import type { StoredRefund } from '../rules/refund';
import { webhookBody } from '../rules/webhook-request';
import { newDelivery } from './new-delivery';

const events: Readonly<Partial<Record<StoredRefund['status'], NotificationEvent>>> = {
  APPROVED: 'devolucion.autorizada',
  COMPLETED: 'devolucion.completada',
  FAILED: 'devolucion.fallida',
};

/** What other systems are told of a refund that has just come to stand as it does. */
export function refundEvents(
  { refundId, operationId, orderId, amount, currency, status, errorCode, updatedAt }: StoredRefund,
  destinations: readonly string[],
): StoredDelivery[] {
  const event = events[status];
  if (!event) return [];
  const body = webhookBody({
    ...{ event, date: updatedAt, operationId, orderId, amount, currency, status, refundId, errorCode },
  });
  return destinations.map((destination) =>
    newDelivery({ type: 'WEBHOOK', event, orderId, operationId, destination, subject: null, body }, updatedAt),
  );
}
