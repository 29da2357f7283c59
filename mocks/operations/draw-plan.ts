import type { Random } from '../random';
import { digits, type OrderPlan, type Outcome, type PaymentMethod } from '../traces/order-plan';
import { compactDay } from '../wire-date';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Values with their weights, which need not add up to one. */
type Weighted<T> = readonly (readonly [value: T, weight: number])[];

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

const methodMix: Weighted<PaymentMethod> = [
  ['CARD', 50],
  ['OXXO', 22],
  ['SPEI', 13],
  ['SICATEL', 9],
  ['STORE', 6],
];

const channelMix: Readonly<Record<PaymentMethod, Weighted<string>>> = {
  CARD: [
    ['APP', 48],
    ['WEB', 33],
    ['IVR', 12],
    ['KIOSCO', 7],
  ],
  OXXO: [
    ['APP', 60],
    ['WEB', 35],
    ['KIOSCO', 5],
  ],
  SPEI: [
    ['APP', 52],
    ['WEB', 48],
  ],
  SICATEL: [
    ['USSD', 70],
    ['IVR', 20],
    ['APP', 10],
  ],
  STORE: [['TIENDA', 1]],
};

const endingMix: Readonly<Record<PaymentMethod, Weighted<Outcome>>> = {
  CARD: [
    ['approved', 8450],
    ['denied-51', 520],
    ['denied-05', 250],
    ['denied-61', 85],
    ['denied-54', 80],
    ['denied-82', 75],
    ['denied-14', 60],
    ['denied-57', 60],
    ['denied-62', 60],
    ['denied-65', 50],
    ['denied-41', 20],
    ['denied-Q7', 9],
    ['3ds-failed', 120],
    ['review', 220],
    ['risk', 80],
    ['bank-back', 80],
    ['bank-away', 60],
    ['unknown-line', 40],
    ['review-rejected', 60],
    ['timeout', 30],
    ['system-failure', 20],
  ],
  OXXO: [
    ['paid', 78],
    ['never', 19],
    ['late', 3],
  ],
  SPEI: [
    ['received', 93],
    ['bad-account', 4],
    ['waiting', 3],
  ],
  SICATEL: [
    ['paid', 86],
    ['no-balance', 10],
    ['no-line', 2],
    ['line-timeout', 2],
  ],
  STORE: [
    ['paid', 95],
    ['never', 5],
  ],
};

const brandMix: Weighted<string> = [
  ['VISA', 53],
  ['MASTERCARD', 38],
  ['AMEX', 5],
  ['CARNET', 4],
];

const bankMix: Weighted<string> = [
  ['BBVA', 26],
  ['Banamex', 15],
  ['Santander', 13],
  ['Banorte', 12],
  ['BanCoppel', 9],
  ['Banco Azteca', 8],
  ['HSBC', 6],
  ['Nu', 5],
  ['Scotiabank', 3],
  ['Inbursa', 3],
];

/** Cents. */
const rechargeMix: Weighted<number> = [
  [2000, 8],
  [3000, 10],
  [5000, 20],
  [10_000, 26],
  [15_000, 8],
  [20_000, 16],
  [30_000, 7],
  [50_000, 5],
];

const billMix: Weighted<number> = [
  [29_900, 18],
  [39_900, 20],
  [49_900, 14],
  [59_900, 12],
  [79_900, 8],
  [129_900, 4],
  [199_900, 3],
];

const threeDSecureShare: Readonly<Record<string, number>> = { WEB: 0.55, APP: 0.4, KIOSCO: 0.2 };

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
