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
import { type DenialCode, testCards } from './cards';
import { lookUpPromotions, notify, recharge, rechargeUnknownLine, refund } from './common-steps';
import type { OrderStory } from './order-story';

/** How a card payment ends. */
export type CardOutcome =
  | 'approved'
  | `denied-${DenialCode}`
  | 'bank-away'
  | 'timeout'
  | 'risk'
  | 'review'
  | '3ds-failed'
  | 'unknown-line'
  | 'refunded';

/** Tells a card payment from the token to the message that the customer reads. */
export function tellCardOrder(story: OrderStory, outcome: CardOutcome): void {
  const { random } = story;
  const threeDSecure = outcome === '3ds-failed' || (story.channel !== 'IVR' && random.chance(0.35));
  const payment: CardPayment = { story, card: random.pick(testCards), threeDSecure };
  if (random.chance(0.3)) lookUpPromotions(story);
  tokenize(payment);
  if (outcome === 'risk') {
    assess(payment, 'RED');
    rejectForRisk(payment);
    notify(story, 'pago-rechazado');
    return;
  }
  assess(payment, outcome === 'review' ? 'YELLOW' : 'GREEN');
  if (threeDSecure) authenticate(payment, outcome !== '3ds-failed');
  if (outcome === '3ds-failed') {
    notify(story, 'pago-rechazado');
    return;
  }
  settle(payment, outcome);
}

function settle(payment: CardPayment, outcome: CardOutcome): void {
  const { story } = payment;
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
  if (outcome === 'bank-away') {
    noAnswer(payment, '91');
    if (story.random.chance(0.5)) {
      noAnswer(payment, '91');
      notify(story, 'pago-no-procesado');
      return;
    }
  }
  if (outcome === 'review') review(story);
  finish(payment, outcome);
}

function finish(payment: CardPayment, outcome: CardOutcome): void {
  const { story } = payment;
  const authorization = approve(payment, outcome === 'review' ? 'YELLOW' : 'GREEN');
  capture(payment, authorization);
  if (outcome === 'unknown-line') {
    rechargeUnknownLine(story);
    refund(story, 'El número no existe');
    notify(story, 'devolucion-en-camino');
    return;
  }
  recharge(story);
  notify(story, 'recarga-exitosa');
  if (outcome !== 'refunded') return;
  refund(story, 'Cobro duplicado');
  notify(story, 'devolucion-en-camino');
}

function review(story: OrderStory): void {
  story.step({
    service: 'autorizador',
    operation: 'revisar',
    serviceType: 'PAGO',
    elapsed: story.random.int(30, 80),
    code: '00',
    request: { orderId: story.id, amount: story.amount },
    response: { status: 'REVIEW', assignedTo: 'finanzas@example.mx', level: 'YELLOW' },
  });
  story.step({
    service: 'autorizador',
    operation: 'liberar',
    serviceType: 'PAGO',
    gap: story.random.int(240_000, 1_500_000),
    elapsed: story.random.int(30, 90),
    code: '00',
    request: { orderId: story.id, user: 'finanzas@example.mx' },
    response: { status: 'ACCEPTED' },
  });
}
