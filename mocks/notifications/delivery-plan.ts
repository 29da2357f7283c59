import { catalogue } from '../../gateway/notifications/catalogue';
import { demonstrationDestinations } from '../../gateway/notifications/demonstration-destinations';
import type { DeliveryType } from '../../gateway/rules/delivery';
import type { NotificationEvent } from '../../gateway/rules/events';
import { compactDay, startOfDay } from '../../gateway/rules/mexico-time';
import { declinedStatuses } from '../../gateway/rules/statuses';
import { filled } from '../../gateway/rules/template';
import { valuesOf } from '../../gateway/rules/template-values';
import { type Told, webhookBody } from '../../gateway/rules/webhook-request';
import { errorMessage } from '../operations/records/codes';
import { emailOf, operationIdOf, phoneOf } from '../operations/records/ids';
import { refundStates } from '../refunds/refund-history';
import { refundPlanOf } from '../refunds/refund-plan';
import {
  declineOf,
  digits,
  endings,
  expiresAfter,
  type OrderPlan,
  orderIdOf,
  providerReference,
} from '../traces/order-plan';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Letters go out in lots, and nobody's phone rings at night. */
const LOT = 2 * MINUTE;
const QUIET = { from: 22 * HOUR, until: 8 * HOUR };

/** What an order makes somebody be told, once and at a moment (epoch ms). */
export interface DeliveryPlan {
  notificationId: string;
  at: number;
  /** When its first attempt is made. */
  due: number;
  type: DeliveryType;
  event: NotificationEvent;
  order: OrderPlan;
  destination: string;
  /** Made when somebody wants to read it. */
  write(): { subject: string | null; body: string };
}

/** All that an order ever makes somebody be told, as far as the plan alone decides it. */
export function deliveryPlansOf(order: OrderPlan): DeliveryPlan[] {
  const { start, settleAfter, method, channel, phone } = order;
  const [email, ending, expiry] = [emailOf(order), endings[order.outcome], expiresAfter(order)];
  const plans: DeliveryPlan[] = [];
  const shop = demonstrationDestinations[phone % 3 === 0 ? 1 : 0] ?? '';
  const add = (at: number, type: DeliveryType, event: NotificationEvent, told: Partial<Told> = {}) => {
    const destination = { WEBHOOK: shop, EMAIL: email ?? '', SMS: phoneOf(order), PUSH: phoneOf(order) }[type];
    plans.push({
      notificationId: `NTF-${compactDay(order.day).slice(2)}-${digits(order.number, 6)}-${plans.length + 1}`,
      ...{ at, due: dueAt(at, type), type, event, order, destination },
      write: () =>
        type === 'WEBHOOK' ? webhookText(order, { event, date: at, ...told }) : letterOf(order, event, type),
    });
  };
  const settled = start + settleAfter;
  if (expiry > 0) {
    if (phone % 3 === 0) add(start, 'SMS', 'referencia.creada');
    else if (email && phone % 3 === 1) add(start, 'EMAIL', 'referencia.creada');
  }
  if (ending.status === 'EXPIRATED') {
    if (phone % 2 === 0) add(settled - 2 * HOUR, 'SMS', 'referencia.por_vencer', { status: 'PENDING' });
    add(settled, 'WEBHOOK', 'referencia.vencida', { status: 'EXPIRATED' });
    if (email && phone % 4 === 0) add(settled, 'EMAIL', 'referencia.vencida');
  } else {
    const event = isDeclined(ending.status) ? 'pago.rechazado' : 'pago.confirmado';
    const moment = Math.max(settled, start + 2 * SECOND);
    add(moment, 'WEBHOOK', event, { status: ending.status, errorCode: declineOf(order) });
    if (channel === 'APP' && phone % 2 === 0) add(moment, 'PUSH', event);
    else if (email && (event === 'pago.rechazado' || phone % 3 === 0)) add(moment, 'EMAIL', event);
    else if (method !== 'CARD' && phone % 5 === 0 && event === 'pago.confirmado') add(moment, 'SMS', event);
  }
  for (const { refund } of refundStates(refundPlanOf(order), Number.POSITIVE_INFINITY)) {
    const event = refundEvents[refund.status];
    if (!event) continue;
    const { refundId, amount, errorCode, updatedAt } = refund;
    add(updatedAt, 'WEBHOOK', event, { refundId, amount, errorCode, status: refund.status });
    if (email && event !== 'devolucion.fallida') add(updatedAt, 'EMAIL', event);
  }
  return plans;
}

const isDeclined = (status: string) => (declinedStatuses as readonly string[]).includes(status);

const refundEvents: Readonly<Partial<Record<string, NotificationEvent>>> = {
  APPROVED: 'devolucion.autorizada',
  COMPLETED: 'devolucion.completada',
  FAILED: 'devolucion.fallida',
};

function dueAt(at: number, type: DeliveryType): number {
  if (type === 'EMAIL') return Math.ceil((at + SECOND) / LOT) * LOT;
  if (type !== 'SMS') return at + SECOND;
  const midnight = startOfDay(at);
  if (at >= midnight + QUIET.from) return startOfDay(at, 1) + QUIET.until + (at % MINUTE);
  return at < midnight + QUIET.until ? midnight + QUIET.until + (at % MINUTE) : at + SECOND;
}

function webhookText(order: OrderPlan, told: Partial<Told> & Pick<Told, 'event' | 'date'>) {
  const customer = { phone: phoneOf(order), email: emailOf(order) };
  const ids = { operationId: operationIdOf(order), orderId: orderIdOf(order) };
  const status = endings[order.outcome].status;
  return {
    subject: null,
    body: webhookBody({ ...ids, amount: order.amount, currency: 'MXN', status, ...told, ...customer }),
  };
}

function letterOf(order: OrderPlan, event: NotificationEvent, type: DeliveryType) {
  const template = catalogue.find((each) => each.event === event && each.type === type);
  const [decline, expiry] = [declineOf(order), expiresAfter(order)];
  const values = valuesOf({
    ...{ orderId: orderIdOf(order), operationId: operationIdOf(order), amount: order.amount, currency: 'MXN' },
    ...{ date: order.start, paymentMethod: order.method, providerReference: providerReference(order) },
    expiresAt: expiry === 0 ? null : order.start + expiry,
    errorMessage: decline === null ? null : errorMessage(decline, order.method),
  });
  const { subject = null, body = '' } = template ?? {};
  return { subject: subject === null ? null : filled(subject, values), body: filled(body, values) };
}
