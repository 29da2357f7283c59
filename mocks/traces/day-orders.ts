import { seededRandom } from '../random';
import { compactDay, startOfDay } from '../wire-date';
import { type CardOutcome, tellCardOrder } from './card-orders';
import type { LoggedStep } from './entry';
import { beginOrder, type OrderStory } from './order-story';
import { tellOxxoOrder, tellSicatelOrder, tellSpeiOrder, tellStoreOrder } from './other-orders';

const HOUR = 3_600_000;

/** Orders of a day in its log, and the distance between their numbers. */
const ORDERS_PER_DAY = 140;
const NUMBER_STEP = 37;
const FIRST_NUMBER = 27;

/** Number of the order that the bank denies with 51 every day. */
const SHOWCASE_NUMBER = 4171;

/** An order that always exists: yesterday's, denied by its bank for lack of funds (code 51). */
export const showcaseOrder = showcaseOrderAt(Date.now());

/** The same, seen from a moment (epoch ms). */
export function showcaseOrderAt(now: number): string {
  return orderId(startOfDay(now, -1), SHOWCASE_NUMBER);
}

function orderId(day: number, number: number): string {
  return `ORD-${compactDay(day)}-${String(number).padStart(6, '0')}`;
}

/** All steps of the orders that began on a day (epoch ms of its midnight); they may end on a later one. */
export function ordersOf(day: number): LoggedStep[] {
  return Array.from({ length: ORDERS_PER_DAY }, (_, index) => tellOrder(day, index)).flatMap((story) => story.steps);
}

const recharges = [20, 30, 50, 100, 100, 150, 200, 200, 300, 500] as const;
const bills = [349.5, 499, 599, 820.75, 1299, 1999, 4999.99] as const;

function tellOrder(day: number, index: number): OrderStory {
  const number = FIRST_NUMBER + index * NUMBER_STEP;
  const id = orderId(day, number);
  const random = seededRandom(`${id} kind`);
  const start = day + timeOfDay((index + random.next()) / ORDERS_PER_DAY);
  const showcase = number === SHOWCASE_NUMBER;
  const usual = random.chance(0.75) ? random.pick(recharges) : random.pick(bills);
  const amount = showcase ? 1999 : usual;
  const kind = showcase ? 0 : random.next();
  const begin = (channel: string) => beginOrder({ id, start, channel, amount });
  if (kind < 0.6) {
    const story = begin(random.pick(['APP', 'APP', 'WEB', 'WEB', 'KIOSCO', 'IVR']));
    tellCardOrder(story, showcase ? 'denied-51' : random.pick(cardOutcomes));
    return story;
  }
  const story = begin(kind < 0.9 ? random.pick(['APP', 'WEB']) : kind < 0.95 ? 'USSD' : 'TIENDA');
  if (kind < 0.76) tellOxxoOrder(story, random.pick(['paid', 'paid', 'paid', 'late', 'never']));
  else if (kind < 0.9) tellSpeiOrder(story, random.pick(['paid', 'paid', 'paid', 'waiting', 'bad-account']));
  else if (kind < 0.95) tellSicatelOrder(story, random.pick(['paid', 'paid', 'no-balance', 'unknown-line']));
  else tellStoreOrder(story);
  return story;
}

/** Half of them succeed at once; a platform under test has more failures than one at work. */
const cardOutcomes = [
  ...Array.from({ length: 14 }, (): CardOutcome => 'approved'),
  'denied-51',
  'denied-51',
  'denied-51',
  'denied-05',
  'denied-05',
  'denied-14',
  'denied-54',
  'bank-away',
  'timeout',
  'risk',
  'risk',
  'review',
  '3ds-failed',
  'unknown-line',
  'refunded',
] as unknown as [CardOutcome, ...CardOutcome[]];

/** Spreads the orders over the day as people do: few at night, most between 7 and 22 h. */
function timeOfDay(share: number): number {
  if (share < 0.06) return (share / 0.06) * 7 * HOUR;
  if (share < 0.95) return 7 * HOUR + ((share - 0.06) / 0.89) * 15 * HOUR;
  return 22 * HOUR + ((share - 0.95) / 0.05) * 2 * HOUR;
}
