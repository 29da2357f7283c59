import { startOfDay } from '../../gateway/rules/mexico-time';
import { assess, authenticate, type CardPayment, deny, tokenize } from './card-steps';
import { testCards } from './cards';
import { lookUpPromotions, notify } from './common-steps';
import type { LoggedStep } from './entry';
import { DEMO_NUMBER, type OrderPlan } from './order-plan';
import { beginOrder } from './order-timeline';

/** An order that always exists and always happened within the last hour. */
export const demoOrder = 'ORD-DEMO-000051';

const TEN_MINUTES = 600_000;

export function demoPlan(now: number): OrderPlan {
  const start = Math.floor(now / TEN_MINUTES) * TEN_MINUTES - 2 * TEN_MINUTES;
  return {
    day: startOfDay(start),
    number: DEMO_NUMBER,
    start,
    method: 'CARD',
    channel: 'APP',
    amount: 199_900,
    outcome: 'denied-51',
    brand: testCards[1].brand,
    lastFour: testCards[1].lastFour,
    bank: 'BBVA',
    threeDSecure: true,
    phone: 12_345_678,
    authorization: 0,
    reference: 40_051_051,
    settleAfter: 0,
    refundAfter: 0,
    refunded: 0,
    promotion: null,
  };
}

/**
 * Everything goes well until the bank finds that the card lacks funds (51); the token is thrown away and the customer
 * is told. Its moment moves on every ten minutes.
 */
export function demoOrderSteps(now: number): LoggedStep[] {
  const timeline = beginOrder(demoPlan(now));
  const payment: CardPayment = { timeline, card: testCards[1], threeDSecure: true };
  lookUpPromotions(timeline);
  timeline.step({
    service: 'sicatel',
    operation: 'validarNumero',
    elapsed: 264,
    code: '0',
    request: { msisdn: timeline.msisdn },
    response: { exists: true, plan: 'PREPAGO' },
  });
  const token = tokenize(payment);
  assess(payment, 'GREEN');
  authenticate(payment, true);
  deny(payment, '51');
  timeline.step({ service: 'tokenizacion', operation: 'eliminarToken', elapsed: 22, code: '204', request: { token } });
  notify(timeline, 'pago-rechazado', { codigo: '51', motivo: 'Fondos insuficientes' });
  return timeline.steps;
}
