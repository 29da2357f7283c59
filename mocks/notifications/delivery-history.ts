import { demonstrationAnswer } from '../../gateway/notifications/demonstration-destinations';
import { afterAttempt } from '../../gateway/rules/backoff';
import type { StoredDelivery } from '../../gateway/rules/delivery';
import { operationIdOf } from '../operations/records/ids';
import { orderIdOf } from '../traces/order-plan';
import type { DeliveryPlan } from './delivery-plan';

/**
 * A delivery as it stands at a moment (epoch ms); undefined before anything is told.
 * @param whole with what was written, which most need not be made for
 */
export function deliveryAt(plan: DeliveryPlan, now: number, whole: boolean): StoredDelivery | undefined {
  if (plan.at > now) return undefined;
  const { notificationId, at, due, type, event, order, destination } = plan;
  let delivery: StoredDelivery = {
    ...{ notificationId, date: at, type, event, destination },
    ...{ orderId: orderIdOf(order), operationId: operationIdOf(order) },
    ...(whole ? plan.write() : { subject: null, body: '' }),
    ...{ status: 'QUEUED', attempts: [], tries: 0, nextAttemptAt: due, errorMessage: null },
    ...{ updatedAt: at, version: 1, resendId: null, isTold: true },
  };
  while (delivery.nextAttemptAt !== null) {
    const began = delivery.nextAttemptAt;
    const sent = demonstrationAnswer(delivery, delivery.attempts.length + 1, began);
    if (began + sent.durationMs > now) break;
    delivery = afterAttempt(delivery, sent, began);
  }
  return delivery;
}
