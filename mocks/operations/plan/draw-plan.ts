import { compactDay } from '../../../gateway/rules/mexico-time';
import type { Random } from '../../random';
import { digits, type OrderPlan, type Outcome, type PaymentMethod } from '../../traces/order-plan';
import {
  bankMix,
  billMix,
  brandMix,
  channelMix,
  endingMix,
  methodMix,
  rechargeMix,
  threeDSecureShare,
  type Weighted,
} from './plan-mix';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function draw<T>(random: Random, table: Weighted<T>): T {
  let left = random.next() * total(table);
  for (const [value, weight] of table) {
    left -= weight;
    if (left < 0) return value;
  }
  return (table[0] as readonly [T, number])[0];
}

const totals = new WeakMap<object, number>();

function total(table: Weighted<unknown>): number {
  let sum = totals.get(table);
  if (sum === undefined) {
    sum = table.reduce((before, [, weight]) => before + weight, 0);
    totals.set(table, sum);
  }
  return sum;
}

/** Draws an operation that the log does not hold by itself. `outage`: the banks' network is down at that time. */
export function drawPlan(day: number, number: number, start: number, outage: boolean, random: Random): OrderPlan {
  const method = draw(random, methodMix);
  const channel = draw(random, channelMix[method]);
  const drawn = draw(random, endingMix[method]);
  const outcome = method === 'CARD' && outage && random.chance(0.6) ? 'bank-away' : drawn;
  const amount = method === 'SICATEL' ? draw(random, rechargeMix) / 2 : drawAmount(random);
  const settleAfter = settling(method, outcome, random);
  const plan: OrderPlan = {
    day,
    number,
    start,
    method,
    channel,
    amount: outcome === 'never' && amount === 49_900 ? 59_900 : amount,
    outcome,
    brand: method === 'CARD' ? draw(random, brandMix) : null,
    lastFour: method === 'CARD' ? digits(random.int(0, 9999), 4) : null,
    bank: method === 'CARD' || method === 'SPEI' ? draw(random, bankMix) : null,
    threeDSecure: method === 'CARD' && (outcome === '3ds-failed' || random.chance(threeDSecureShare[channel] ?? 0)),
    phone: random.int(10_000_000, 99_999_999),
    authorization: random.int(0, 999_999),
    reference: random.int(0, 99_999_999),
    settleAfter,
    refundAfter: 0,
    refunded: 0,
    promotion: random.chance(0.12) ? seasonal(day, random) : null,
  };
  return withRefund(plan, random);
}

function drawAmount(random: Random): number {
  if (random.chance(0.72)) return draw(random, rechargeMix);
  return random.chance(0.6) ? draw(random, billMix) : random.int(12_000, 240_000);
}

/** Ms until the status is final. */
function settling(method: PaymentMethod, outcome: Outcome, random: Random): number {
  switch (outcome) {
    case 'paid':
      // Most go to the shop at once, some on the last day.
      return method === 'OXXO' ? Math.round(12 * MINUTE + random.next() ** 3 * 70 * HOUR) : 0;
    case 'never':
    case 'late':
      return method === 'OXXO' ? 72 * HOUR : DAY;
    case 'received':
    case 'bad-account':
      return random.int(2 * MINUTE, 18 * MINUTE);
    case 'waiting':
      return DAY;
    case 'review':
    case 'review-rejected':
      return Math.round(10 * MINUTE + random.next() ** 2 * 60 * HOUR);
    default:
      return 0;
  }
}

function withRefund(plan: OrderPlan, random: Random): OrderPlan {
  const { outcome, method, amount, settleAfter } = plan;
  if (outcome === 'unknown-line') return { ...plan, refunded: amount, refundAfter: random.int(4, 20) * MINUTE };
  const paid = outcome === 'approved' || outcome === 'received' || (outcome === 'paid' && method === 'OXXO');
  if (!paid || !random.chance(0.016)) return plan;
  const part = Math.max(100, Math.floor((amount * random.int(10, 80)) / 10_000) * 100);
  const refundAfter = Math.round(settleAfter + 20 * MINUTE + random.next() ** 2 * 9 * DAY);
  return { ...plan, refunded: random.chance(0.45) ? amount : part, refundAfter };
}

function seasonal(day: number, random: Random): string {
  const month = compactDay(day).slice(4, 6);
  if (month === '11' && random.chance(0.6)) return 'BUEN-FIN';
  if (month === '12' && random.chance(0.6)) return 'AGUINALDO';
  return random.chance(0.7) ? 'DOBLE-SALDO' : 'REDES-ILIMITADAS';
}

/** Every day's payment that the customer made in the shop and whose notice never arrived: OXXO, $ 499.00, 16:23. */
export function lostPayment(day: number, number: number, start: number, random: Random): OrderPlan {
  return {
    day,
    number,
    start,
    method: 'OXXO',
    channel: 'APP',
    amount: 49_900,
    outcome: 'lost-notice',
    brand: null,
    lastFour: null,
    bank: null,
    threeDSecure: false,
    phone: random.int(10_000_000, 99_999_999),
    authorization: 0,
    reference: random.int(0, 99_999_999),
    settleAfter: 72 * HOUR,
    refundAfter: 0,
    refunded: 0,
    promotion: null,
  };
}
