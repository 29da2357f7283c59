import { wireDate } from '../wire-date';
import { notify, recharge, refund } from './common-steps';
import { expiresAfter, type OrderPlan, providerReference } from './order-plan';
import type { OrderTimeline } from './order-timeline';

const MINUTE = 60_000;

/** A reference that the customer pays at the counter, too late, or never; or pays, and the shop's notice never comes. */
export function logOxxoOrder(timeline: OrderTimeline): void {
  const { random, amount, id, plan } = timeline;
  const reference = providerReference(plan);
  const expiry = plan.start + expiresAfter(plan);
  timeline.step({
    service: 'oxxo',
    operation: 'generarReferencia',
    serviceType: 'PAGO',
    elapsed: random.int(120, 380),
    code: '00',
    request: { orderId: id, amount, paymentMethod: 'OXXO', expirationDays: 3 },
    response: {
      reference,
      barcode: `${reference}${String(plan.amount).padStart(8, '0')}`,
      expiration: wireDate(expiry),
    },
  });
  notify(timeline, 'referencia-oxxo', { referencia: reference });
  if (plan.outcome === 'paid') {
    pay(timeline, plan.start + plan.settleAfter);
    recharge(timeline);
    notify(timeline, 'recarga-exitosa');
    refund(timeline);
    return;
  }
  if (plan.outcome === 'lost-notice') logLostNotice(timeline);
  timeline.step({
    service: 'oxxo',
    operation: 'expirarReferencia',
    serviceType: 'PAGO',
    host: 'batch-01.example.mx',
    until: expiry,
    elapsed: random.int(8, 30),
    code: '00',
    request: { reference },
    response: { status: 'EXPIRATED' },
  });
  if (plan.outcome === 'late') pay(timeline, expiry + random.int(20, 200) * MINUTE, true);
}

/** Where the customer of a plan paid. */
export function branchOf({ reference }: OrderPlan): string {
  return `50${['AAA', 'BQK', 'MTR'][reference % 3]}`;
}

function pay(timeline: OrderTimeline, until: number, late = false): void {
  const { random, amount, plan } = timeline;
  const reference = providerReference(plan);
  timeline.step({
    service: 'oxxo',
    operation: 'confirmarPago',
    serviceType: 'PAGO',
    until,
    elapsed: random.int(120, 300),
    logType: late ? 'ERROR' : 'INFO',
    code: late ? '19' : '00',
    ...(late ? { message: 'Referencia vencida' } : {}),
    request: { reference, store: branchOf(plan), amount },
    response: late
      ? { status: 'REJECTED', message: 'Referencia vencida', paidAt: null }
      : { status: 'SUCCESS', paidAt: wireDate(until), amount },
  });
}

/** The shop took the money; its notice found our door closed, and asking the shop shows the payment that we never applied. */
function logLostNotice(timeline: OrderTimeline): void {
  const { random, amount, plan } = timeline;
  const reference = providerReference(plan);
  const paidAt = plan.start + 38 * MINUTE + random.int(0, 50_000);
  for (const [attempt, minutes] of [1, 6, 21].entries()) {
    timeline.step({
      service: 'oxxo',
      operation: 'recibirAviso',
      serviceType: 'PAGO',
      host: 'edge-01.example.mx',
      until: paidAt + minutes * MINUTE,
      elapsed: 30_000,
      logType: 'ERROR',
      code: '504',
      message: 'El aviso de pago no llegó al autorizador: tiempo de espera agotado (30000 ms)',
      request: { reference, store: branchOf(plan), amount, attempt: attempt + 1 },
      response: null,
    });
  }
  timeline.step({
    service: 'oxxo',
    operation: 'consultarPago',
    serviceType: 'PAGO',
    host: 'batch-01.example.mx',
    until: paidAt + 60 * MINUTE,
    elapsed: random.int(300, 700),
    logType: 'WARN',
    code: 'SIN-AVISO',
    message: 'Pagada en la tienda; el aviso de OXXO no ha llegado y el pago sigue sin aplicarse',
    request: { reference },
    response: { status: 'PAID', store: branchOf(plan), paidAt: wireDate(paidAt), amount, noticeReceived: false },
  });
}
