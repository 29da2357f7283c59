import { compactDay, startOfDay } from '../../gateway/rules/mexico-time';
import { type Random, seededRandom } from '../random';
import { withRest } from '../refunds/resting';
import { logCardOrder } from './card-orders';
import { testCards } from './cards';
import type { LoggedStep } from './entry';
import { FIRST_NUMBER, NUMBER_STEP, type OrderPlan, type Outcome, orderIdOf } from './order-plan';
import { beginOrder, type OrderTimeline } from './order-timeline';
import { logSicatelOrder, logSpeiOrder, logStoreOrder } from './other-orders';
import { logOxxoOrder } from './oxxo-orders';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Orders of a day in its log. */
const LOGGED_PER_DAY = 140;

/** Number of the order that the bank denies with 51 every day. */
const SHOWCASE_NUMBER = 4171;

/** An order that always exists: yesterday's, denied by its bank for lack of funds (code 51). */
export const showcaseOrder = showcaseOrderAt(Date.now());

/** The same, seen from a moment (epoch ms). */
export function showcaseOrderAt(now: number): string {
  return orderIdOf({ day: startOfDay(now, -1), number: SHOWCASE_NUMBER });
}

/** All steps of the orders that began on a day (epoch ms of its midnight); they may end on a later one. */
export function ordersOf(day: number): LoggedStep[] {
  return loggedPlans(day).flatMap((plan) => logOrder(plan).steps);
}

/** The orders of a day that its log holds, in the order in which they began. */
export function loggedPlans(day: number): OrderPlan[] {
  const random = seededRandom(`orders-${compactDay(day)}`);
  return Array.from({ length: LOGGED_PER_DAY }, (_, index) => withRest(planOrder(day, index, random)));
}

/** The whole timeline of an order, to its end. */
export function logOrder(plan: OrderPlan): OrderTimeline {
  const timeline = beginOrder(plan);
  loggers[plan.method](timeline);
  return timeline;
}

const loggers = {
  CARD: logCardOrder,
  OXXO: logOxxoOrder,
  SPEI: logSpeiOrder,
  SICATEL: logSicatelOrder,
  STORE: logStoreOrder,
} as const satisfies Record<OrderPlan['method'], (timeline: OrderTimeline) => void>;

const recharges = [20, 30, 50, 100, 100, 150, 200, 200, 300, 500] as const;
const bills = [349.5, 499, 599, 820.75, 1299, 1999, 4999.99] as const;
const banks = ['BBVA', 'Banamex', 'Santander', 'Banorte', 'HSBC', 'BanCoppel', 'Banco Azteca'] as const;

function planOrder(day: number, index: number, random: Random): OrderPlan {
  const number = FIRST_NUMBER + index * NUMBER_STEP;
  const start = Math.floor(day + timeOfDay((index + random.next()) / LOGGED_PER_DAY));
  const showcase = number === SHOWCASE_NUMBER;
  const usual = random.chance(0.75) ? random.pick(recharges) : random.pick(bills);
  const amount = Math.round((showcase ? 1999 : usual) * 100);
  const kind = showcase ? 0 : random.next();
  const common = {
    day,
    number,
    start,
    amount,
    brand: null,
    lastFour: null,
    bank: null,
    threeDSecure: false,
    phone: random.int(0, 99_999_999),
    authorization: random.int(0, 999_999),
    reference: random.int(0, 99_999_999),
    settleAfter: 0,
    refundAfter: 0,
    refunded: 0,
    promotion: random.chance(0.2) ? 'DOBLE-SALDO' : null,
  };
  if (kind < 0.6) {
    const channel = random.pick(['APP', 'APP', 'WEB', 'WEB', 'KIOSCO', 'IVR']);
    const drawn = random.pick(cardOutcomes);
    const outcome = showcase ? 'denied-51' : drawn === 'refunded' ? 'approved' : drawn;
    const card = random.pick(testCards);
    const refunded = !showcase && (drawn === 'unknown-line' || drawn === 'refunded') ? amount : 0;
    return {
      ...common,
      method: 'CARD',
      channel,
      outcome,
      brand: card.brand,
      lastFour: card.lastFour,
      bank: random.pick(banks),
      threeDSecure: outcome === '3ds-failed' || (channel !== 'IVR' && random.chance(0.35)),
      settleAfter: outcome === 'review' ? random.int(5 * MINUTE, 26 * MINUTE) : 0,
      refunded,
      refundAfter: refunded === 0 ? 0 : random.int(4 * MINUTE, 20 * MINUTE),
    };
  }
  const channel = kind < 0.9 ? random.pick(['APP', 'WEB']) : kind < 0.95 ? 'USSD' : 'TIENDA';
  if (kind < 0.76) {
    const outcome = random.pick(['paid', 'paid', 'paid', 'late', 'never']);
    const settleAfter = outcome === 'paid' ? random.int(12, 300) * MINUTE : 6 * HOUR;
    return { ...common, method: 'OXXO', channel, outcome, settleAfter };
  }
  if (kind < 0.9) {
    const outcome = random.pick(['received', 'received', 'received', 'waiting', 'bad-account']);
    const settleAfter = outcome === 'waiting' ? 24 * HOUR : random.int(2, 18) * MINUTE;
    return { ...common, method: 'SPEI', channel, outcome, settleAfter, bank: random.pick(banks) };
  }
  if (kind < 0.95) {
    const outcome = random.pick(['paid', 'paid', 'no-balance', 'no-line']);
    return { ...common, method: 'SICATEL', channel, outcome };
  }
  return { ...common, method: 'STORE', channel, outcome: 'paid' };
}

/** Half of them succeed at once; a platform under test has more failures than one at work. */
const cardOutcomes = [
  ...Array.from({ length: 14 }, (): Outcome => 'approved'),
  'denied-51',
  'denied-51',
  'denied-51',
  'denied-05',
  'denied-05',
  'denied-14',
  'denied-54',
  'bank-away',
  'bank-back',
  'timeout',
  'risk',
  'risk',
  'review',
  '3ds-failed',
  'unknown-line',
  'refunded',
] as unknown as [Outcome | 'refunded', ...(Outcome | 'refunded')[]];

/** Spreads the orders over the day as people do: few at night, most between 7 and 22 h. */
function timeOfDay(share: number): number {
  if (share < 0.06) return (share / 0.06) * 7 * HOUR;
  if (share < 0.95) return 7 * HOUR + ((share - 0.06) / 0.89) * 15 * HOUR;
  return 22 * HOUR + ((share - 0.95) / 0.05) * 2 * HOUR;
}
