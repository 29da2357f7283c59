import type { JsonObject } from '../../gateway/wire/traces';
import { reasonText, refundPlanOf } from '../refunds/refund-plan';
import { wireDay } from '../wire-date';
import { type OrderTimeline, pesos } from './order-timeline';

const DAY = 86_400_000;

/** The customer reads how it ended. Some have no working mailbox. */
export function notify(timeline: OrderTimeline, template: string, params: JsonObject = {}): void {
  const { random, msisdn, amount } = timeline;
  if (random.chance(0.06)) {
    timeline.step({
      service: 'notificaciones',
      operation: 'enviarCorreo',
      gap: random.int(400, 2500),
      elapsed: random.int(1500, 2600),
      logType: 'ERROR',
      code: '550',
      request: { to: 'cliente.sin.buzon@example.mx', template, params: { monto: pesos(amount), ...params } },
      response: { smtp: '550 5.1.1 usuario desconocido', retry: false },
    });
  }
  timeline.step({
    service: 'notificaciones',
    operation: 'enviarSms',
    gap: random.int(300, 2500),
    elapsed: random.int(60, 180),
    request: { to: msisdn, template, params: { monto: pesos(amount), ...params } },
    response: { id: `sms-${random.digits(6)}`, queued: true },
  });
}

/** The paid balance reaches the customer's line. */
export function recharge(timeline: OrderTimeline): void {
  const { random, msisdn, amount } = timeline;
  timeline.step({
    service: 'sicatel',
    operation: 'aplicarRecarga',
    serviceType: 'RECARGA',
    gap: random.int(150, 900),
    elapsed: random.int(600, 2200),
    code: '0',
    request: { orderId: timeline.id, msisdn, amount, plan: random.chance(0.7) ? null : 'AMIGO-30' },
    response: {
      status: 'SUCCESS',
      folio: `SIC${random.digits(9)}`,
      balance: Math.round((amount + random.int(0, 4000) / 100) * 100) / 100,
      validity: wireDay(timeline.clock() + 30 * DAY),
    },
  });
  if (timeline.plan.promotion) bonus(timeline, timeline.plan.promotion);
}

/** The line does not exist in SICATEL: nothing to recharge. */
export function rechargeUnknownLine(timeline: OrderTimeline): void {
  timeline.step({
    service: 'sicatel',
    operation: 'aplicarRecarga',
    serviceType: 'RECARGA',
    elapsed: timeline.random.int(500, 1400),
    logType: 'ERROR',
    code: '1203',
    message: 'El número no existe en SICATEL',
    request: { orderId: timeline.id, msisdn: timeline.msisdn, amount: timeline.amount, plan: null },
    response: { status: 'ERROR', code: '1203', message: 'El número no existe', balance: null },
  });
}

function bonus(timeline: OrderTimeline, promotion: string): void {
  timeline.step({
    service: 'promociones',
    operation: 'aplicar',
    elapsed: timeline.random.int(20, 70),
    code: '200',
    request: { orderId: timeline.id, promotionId: 17, promotionCode: promotion },
    response: {
      applied: true,
      bonus: timeline.amount,
      vigencia: { inicio: wireDay(timeline.clock()), fin: wireDay(timeline.clock() + 7 * DAY) },
    },
  });
}

/** The money of a refund that came to a good end goes back to where it came from, all of it or a part. */
export function refund(timeline: OrderTimeline): void {
  const { random, id, plan } = timeline;
  const refund = plan.refunded > 0 && refundPlanOf(plan);
  if (!refund) return;
  const amount = plan.refunded / 100;
  const folio = refund.refundId;
  timeline.step({
    service: 'devoluciones',
    operation: 'solicitar',
    serviceType: 'DEVOLUCION',
    until: refund.requested,
    elapsed: random.int(200, 500),
    code: '00',
    request: { orderId: id, amount, reason: reasonText(refund), user: refund.requestedBy.email },
    response: { status: 'REVIEW', folio },
  });
  timeline.step({
    service: 'devoluciones',
    operation: 'aprobar',
    serviceType: 'DEVOLUCION',
    until: plan.start + plan.refundAfter,
    elapsed: random.int(500, 1100),
    code: '00',
    request: { folio, amount, approvedBy: refund.decidedBy.email },
    response: {
      status: 'REFUND',
      folio,
      settlement: { bank: 'Banco de Muestra', date: wireDay(timeline.clock() + 3 * DAY) },
    },
  });
  notify(timeline, 'devolucion-en-camino');
}

/** What the customer could get on top. */
export function lookUpPromotions(timeline: OrderTimeline): void {
  timeline.step({
    service: 'promociones',
    operation: 'consultar',
    elapsed: timeline.random.int(9, 40),
    logType: 'DEBUG',
    code: '200',
    request: { orderId: timeline.id, msisdn: timeline.msisdn, segment: 'PREPAGO' },
    response: {
      promotions: [
        { id: 17, name: 'Doble saldo', percent: 100 },
        { id: 21, name: 'Redes sociales ilimitadas', percent: 0 },
      ],
      total: 2,
    },
  });
}
