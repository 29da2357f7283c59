import {
  approve,
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
import { riskOf } from './order-plan';
import type { OrderStory } from './order-story';

/** Tells a card payment from the token to the message that the customer reads. */
export function tellCardOrder(story: OrderStory): void {
  const { random, plan } = story;
  const { outcome, threeDSecure } = plan;
  const payment: CardPayment = { story, card: shownCard(plan.brand, plan.lastFour), threeDSecure };
  if (random.chance(0.3)) lookUpPromotions(story);
  tokenize(payment);
  assess(payment, riskOf(plan));
  if (outcome === 'risk') {
    rejectForRisk(payment);
    notify(story, 'pago-rechazado');
    return;
  }
  if (threeDSecure) authenticate(payment, outcome !== '3ds-failed');
  if (outcome === '3ds-failed') {
    notify(story, 'pago-rechazado');
    return;
  }
  settle(payment);
}

function settle(payment: CardPayment): void {
  const { story } = payment;
  const { outcome } = story.plan;
  if (outcome.startsWith('denied-')) {
    const code = outcome.slice('denied-'.length) as DenialCode;
    deny(payment, code);
    notify(story, 'pago-rechazado', { codigo: code });
    return;
  }
  if (outcome === 'timeout') {
    noAnswer(payment, '68');
    notify(story, 'pago-pendiente');
    return;
  }
  if (outcome === 'bank-away' || outcome === 'system-failure') {
    const code = outcome === 'bank-away' ? '91' : '96';
    noAnswer(payment, code);
    noAnswer(payment, code);
    notify(story, 'pago-no-procesado');
    return;
  }
  if (outcome === 'bank-back') noAnswer(payment, '91');
  if (outcome === 'review' || outcome === 'review-rejected') review(story, outcome === 'review');
  if (outcome === 'review-rejected') notify(story, 'pago-rechazado');
  else finish(payment);
}

function finish(payment: CardPayment): void {
  const { story } = payment;
  const { plan } = story;
  const authorization = approve(payment);
  capture(payment, authorization);
  if (plan.outcome === 'unknown-line') rechargeUnknownLine(story);
  else {
    recharge(story);
    notify(story, 'recarga-exitosa');
  }
  if (plan.refunded === 0) return;
  refund(story);
  notify(story, 'devolucion-en-camino');
}

function review(story: OrderStory, released: boolean): void {
  const { random, plan } = story;
  story.step({
    service: 'autorizador',
    operation: 'revisar',
    serviceType: 'PAGO',
    elapsed: random.int(30, 80),
    code: '00',
    request: { orderId: story.id, amount: story.amount },
    response: { status: 'REVIEW', assignedTo: 'finanzas@example.mx', level: 'YELLOW' },
  });
  story.step({
    service: 'autorizador',
    operation: released ? 'liberar' : 'rechazar',
    serviceType: 'PAGO',
    until: plan.start + plan.settleAfter,
    elapsed: random.int(30, 90),
    ...(released ? { code: '00' } : { code: '59', logType: 'ERROR', message: 'Riesgo alto' }),
    request: { orderId: story.id, user: 'finanzas@example.mx' },
    response: { status: released ? 'ACCEPTED' : 'REJECTED' },
  });
}
