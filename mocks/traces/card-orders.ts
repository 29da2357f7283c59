import {
  approve,
  approveLate,
  assess,
  authenticate,
  type CardPayment,
  capture,
  deny,
  noAnswer,
  rejectForRisk,
  tokenize,
} from './card-steps';
import { type DenialCode, shownCard } from './cards';
import { lookUpPromotions, notify, recharge, rechargeUnknownLine, refund } from './common-steps';
import { isChargedTwice, riskOf } from './order-plan';
import type { OrderTimeline } from './order-timeline';

/** Tells a card payment from the token to the message that the customer reads. */
export function logCardOrder(timeline: OrderTimeline): void {
  const { random, plan } = timeline;
  const { outcome, threeDSecure } = plan;
  const payment: CardPayment = { timeline, card: shownCard(plan.brand, plan.lastFour), threeDSecure };
  if (random.chance(0.3)) lookUpPromotions(timeline);
  tokenize(payment);
  assess(payment, riskOf(plan));
  if (outcome === 'risk') {
    rejectForRisk(payment);
    notify(timeline, 'pago-rechazado');
    return;
  }
  if (threeDSecure) authenticate(payment, outcome !== '3ds-failed');
  if (outcome === '3ds-failed') {
    notify(timeline, 'pago-rechazado');
    return;
  }
  settle(payment);
}

function settle(payment: CardPayment): void {
  const { timeline } = payment;
  const { outcome } = timeline.plan;
  if (outcome.startsWith('denied-')) {
    const code = outcome.slice('denied-'.length) as DenialCode;
    deny(payment, code);
    notify(timeline, 'pago-rechazado', { codigo: code });
    return;
  }
  if (outcome === 'timeout') {
    noAnswer(payment, '68');
    notify(timeline, 'pago-pendiente');
    return;
  }
  if (outcome === 'bank-away' || outcome === 'system-failure') {
    const code = outcome === 'bank-away' ? '91' : '96';
    noAnswer(payment, code);
    noAnswer(payment, code);
    notify(timeline, 'pago-no-procesado');
    return;
  }
  if (isChargedTwice(timeline.plan)) approveLate(payment);
  else if (outcome === 'bank-back') noAnswer(payment, '91');
  if (outcome === 'review' || outcome === 'review-rejected') review(timeline, outcome === 'review');
  if (outcome === 'review-rejected') notify(timeline, 'pago-rechazado');
  else finish(payment);
}

function finish(payment: CardPayment): void {
  const { timeline } = payment;
  const { plan } = timeline;
  const authorization = approve(payment);
  capture(payment, authorization);
  if (plan.outcome === 'unknown-line') rechargeUnknownLine(timeline);
  else {
    recharge(timeline);
    notify(timeline, 'recarga-exitosa');
  }
  refund(timeline);
}

function review(timeline: OrderTimeline, released: boolean): void {
  const { random, plan } = timeline;
  timeline.step({
    service: 'autorizador',
    operation: 'revisar',
    serviceType: 'PAGO',
    elapsed: random.int(30, 80),
    code: '00',
    request: { orderId: timeline.id, amount: timeline.amount },
    response: { status: 'REVIEW', assignedTo: 'finanzas@example.mx', level: 'YELLOW' },
  });
  timeline.step({
    service: 'autorizador',
    operation: released ? 'liberar' : 'rechazar',
    serviceType: 'PAGO',
    until: plan.start + plan.settleAfter,
    elapsed: random.int(30, 90),
    ...(released ? { code: '00' } : { code: '59', logType: 'ERROR', message: 'Riesgo alto' }),
    request: { orderId: timeline.id, user: 'finanzas@example.mx' },
    response: { status: released ? 'ACCEPTED' : 'REJECTED' },
  });
}
