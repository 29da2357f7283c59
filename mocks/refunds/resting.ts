import { FIRST_NUMBER, NUMBER_STEP, type OrderPlan, type Outcome } from '../traces/order-plan';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Where a refund stays for longer than a day, so that there always is one. `rejected`: nobody authorizes it. */
type Rest = 'rejected' | 'REQUESTED' | 'APPROVED' | 'UNKNOWN' | 'SENT';

const REST = 27 * HOUR;
const PAUSE = 40 * MINUTE;
const END = 2 * PAUSE + REST;

/** Logged orders of every day whose refund rests, by number: around noon. */
const resting: ReadonlyMap<number, Rest> = new Map(
  (['REQUESTED', 'APPROVED', 'rejected', 'SENT', 'REQUESTED', 'UNKNOWN', 'rejected'] as const).map((rest, index) => [
    FIRST_NUMBER + (44 + 4 * index) * NUMBER_STEP,
    rest,
  ]),
);

/** Where the refund of an order rests, if it does. */
export const restOf = ({ number }: Pick<OrderPlan, 'number'>): Rest | undefined => resting.get(number);

const paid = {
  CARD: 'approved',
  OXXO: 'paid',
  SPEI: 'received',
  SICATEL: 'paid',
  STORE: 'paid',
} as const satisfies Record<OrderPlan['method'], Outcome>;

/** An order whose refund rests was paid, whatever was drawn for it. */
export function withRest(plan: OrderPlan): OrderPlan {
  const rest = restOf(plan);
  if (!rest) return plan;
  const settleAfter = plan.method === 'OXXO' ? 20 * MINUTE : plan.method === 'SPEI' ? 5 * MINUTE : 0;
  // Of what ends with 29 cents the demonstration's provider cannot tell what became of it.
  const amount = rest === 'UNKNOWN' ? Math.floor(plan.amount / 100) * 100 + 29 : plan.amount;
  const order = { ...plan, amount, outcome: paid[plan.method], settleAfter, refunded: 0, refundAfter: 0 };
  return rest === 'rejected' ? order : { ...order, refunded: amount, refundAfter: settleAfter + END };
}

/** How long after its payment a resting refund is asked for and decided, ms. */
export function restingTimes(rest: Rest) {
  const decided = { rejected: PAUSE + REST, REQUESTED: END - 5000 };
  return { asked: PAUSE, decided: rest === 'rejected' || rest === 'REQUESTED' ? decided[rest] : 2 * PAUSE };
}
