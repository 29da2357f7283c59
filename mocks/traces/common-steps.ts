import { wireDay } from '../wire-date';
import type { JsonObject } from './entry';
import type { OrderPlan } from './order-plan';
import { type OrderStory, pesos } from './order-story';

const DAY = 86_400_000;

/** The customer reads how it ended. Some have no working mailbox. */
export function notify(story: OrderStory, template: string, params: JsonObject = {}): void {
  const { random, msisdn, amount } = story;
  if (random.chance(0.06)) {
    story.step({
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
  story.step({
    service: 'notificaciones',
    operation: 'enviarSms',
    gap: random.int(300, 2500),
    elapsed: random.int(60, 180),
    request: { to: msisdn, template, params: { monto: pesos(amount), ...params } },
    response: { id: `sms-${random.digits(6)}`, queued: true },
  });
}

/** The paid balance reaches the customer's line. */
export function recharge(story: OrderStory): void {
  const { random, msisdn, amount } = story;
  story.step({
    service: 'sicatel',
    operation: 'aplicarRecarga',
    serviceType: 'RECARGA',
    gap: random.int(150, 900),
    elapsed: random.int(600, 2200),
    code: '0',
    request: { orderId: story.id, msisdn, amount, plan: random.chance(0.7) ? null : 'AMIGO-30' },
    response: {
      status: 'SUCCESS',
      folio: `SIC${random.digits(9)}`,
      balance: Math.round((amount + random.int(0, 4000) / 100) * 100) / 100,
      validity: wireDay(story.clock() + 30 * DAY),
    },
  });
  if (story.plan.promotion) bonus(story, story.plan.promotion);
}

/** The line does not exist in SICATEL: nothing to recharge. */
export function rechargeUnknownLine(story: OrderStory): void {
  story.step({
    service: 'sicatel',
    operation: 'aplicarRecarga',
    serviceType: 'RECARGA',
    elapsed: story.random.int(500, 1400),
    logType: 'ERROR',
    code: '1203',
    message: 'El número no existe en SICATEL',
    request: { orderId: story.id, msisdn: story.msisdn, amount: story.amount, plan: null },
    response: { status: 'ERROR', code: '1203', message: 'El número no existe', balance: null },
  });
}

function bonus(story: OrderStory, promotion: string): void {
  story.step({
    service: 'promociones',
    operation: 'aplicar',
    elapsed: story.random.int(20, 70),
    code: '200',
    request: { orderId: story.id, promotionId: 17, promotionCode: promotion },
    response: {
      applied: true,
      bonus: story.amount,
      vigencia: { inicio: wireDay(story.clock()), fin: wireDay(story.clock() + 7 * DAY) },
    },
  });
}

/** Why money goes back: the line that was paid for does not exist, or one of the usual reasons. */
export function refundReason({ outcome, reference }: OrderPlan): string {
  if (outcome === 'unknown-line') return 'El número no existe';
  return ['Cobro duplicado', 'Monto incorrecto', 'Servicio no entregado', 'Solicitud del cliente'][reference % 4] ?? '';
}

/** The money goes back to where it came from, all of it or a part. */
export function refund(story: OrderStory): void {
  const { random, id, plan } = story;
  const amount = plan.refunded / 100;
  const reason = refundReason(plan);
  const folio = `DEV-${random.digits(6)}`;
  story.step({
    service: 'devoluciones',
    operation: 'solicitar',
    serviceType: 'DEVOLUCION',
    until: plan.start + plan.refundAfter - random.int(60_000, 100_000),
    elapsed: random.int(200, 500),
    code: '00',
    request: { orderId: id, amount, reason, user: 'soporte@example.mx' },
    response: { status: 'REVIEW', folio },
  });
  story.step({
    service: 'devoluciones',
    operation: 'aprobar',
    serviceType: 'DEVOLUCION',
    until: plan.start + plan.refundAfter,
    elapsed: random.int(500, 1100),
    code: '00',
    request: { folio, amount, approvedBy: 'finanzas@example.mx' },
    response: {
      status: 'REFUND',
      folio,
      settlement: { bank: 'Banco de Muestra', date: wireDay(story.clock() + 3 * DAY) },
    },
  });
}

/** What the customer could get on top. */
export function lookUpPromotions(story: OrderStory): void {
  story.step({
    service: 'promociones',
    operation: 'consultar',
    elapsed: story.random.int(9, 40),
    logType: 'DEBUG',
    code: '200',
    request: { orderId: story.id, msisdn: story.msisdn, segment: 'PREPAGO' },
    response: {
      promotions: [
        { id: 17, name: 'Doble saldo', percent: 100 },
        { id: 21, name: 'Redes sociales ilimitadas', percent: 0 },
      ],
      total: 2,
    },
  });
}
