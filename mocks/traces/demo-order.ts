import { assess, authenticate, type CardPayment, deny, tokenize } from './card-steps';
import { testCards } from './cards';
import { lookUpPromotions, notify } from './common-steps';
import type { LoggedStep } from './entry';
import { beginOrder } from './order-story';

/** An order that always exists and always happened within the last hour. */
export const demoOrder = 'ORD-DEMO-000051';

const TEN_MINUTES = 600_000;

/**
 * Everything goes well until the bank finds that the card lacks funds (51); the token is thrown away and the customer
 * is told. Its moment moves on every ten minutes.
 */
export function demoOrderSteps(now: number): LoggedStep[] {
  const start = Math.floor(now / TEN_MINUTES) * TEN_MINUTES - 2 * TEN_MINUTES;
  const story = beginOrder({ id: demoOrder, start, channel: 'APP', amount: 1999 });
  const payment: CardPayment = { story, card: testCards[1], threeDSecure: true };
  lookUpPromotions(story);
  story.step({
    service: 'sicatel',
    operation: 'validarNumero',
    elapsed: 264,
    code: '0',
    request: { msisdn: story.msisdn },
    response: { exists: true, plan: 'PREPAGO' },
  });
  const token = tokenize(payment);
  assess(payment, 'GREEN');
  authenticate(payment, true);
  deny(payment, '51');
  story.step({ service: 'tokenizacion', operation: 'eliminarToken', elapsed: 22, code: '204', request: { token } });
  notify(story, 'pago-rechazado', { codigo: '51', motivo: 'Fondos insuficientes' });
  return story.steps;
}
