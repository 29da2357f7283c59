import { approve, assess, authenticate, type CardPayment, capture, deny, tokenize } from './card-steps';
import { testCards } from './cards';
import { notify, recharge } from './common-steps';
import type { LoggedStep } from './entry';
import { beginOrder } from './order-story';

/** An order that always exists and always happened within the last hour. */
export const demoOrder = 'ORD-DEMO-000051';

const TEN_MINUTES = 600_000;

/**
 * A first card lacks funds (51), the customer is told, pays with a second one and gets the recharge. Its moment moves on
 * every ten minutes.
 */
export function demoOrderSteps(now: number): LoggedStep[] {
  const start = Math.floor(now / TEN_MINUTES) * TEN_MINUTES - 4 * TEN_MINUTES;
  const story = beginOrder({ id: demoOrder, start, channel: 'APP', amount: 1999 });
  const first: CardPayment = { story, card: testCards[1], threeDSecure: true };
  tokenize(first);
  assess(first, 'GREEN');
  authenticate(first, true);
  deny(first, '51');
  notify(story, 'pago-rechazado', { codigo: '51', motivo: 'Fondos insuficientes' });
  const second: CardPayment = { story, card: testCards[0], threeDSecure: false };
  tokenize(second);
  capture(second, approve(second, 'GREEN'));
  recharge(story);
  return story.steps;
}
