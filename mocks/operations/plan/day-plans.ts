import { compactDay } from '../../../gateway/rules/mexico-time';
import { type Random, seededRandom } from '../../random';
import { loggedPlans } from '../../traces/day-orders';
import { FIRST_NUMBER, NUMBER_STEP, type OrderPlan } from '../../traces/order-plan';
import { drawPlan, lostPayment } from './draw-plan';
import { dayCurve, unloggedOn } from './rhythm';

const SECOND = 1000;
const HOUR = 3_600_000;

/** When the payment begins whose notice gets lost, ms after midnight. */
const LOST_AT = 16 * HOUR + 23 * 60_000 + 41 * SECOND;

/**
 * All operations that begin on a day (epoch ms of its midnight), oldest first: those that the log holds, and between
 * them those that it does not. Times and numbers rise together. The day alone decides them.
 */
export function dayPlans(day: number): OrderPlan[] {
  const random = seededRandom(`operations-${compactDay(day)}`);
  const outage = random.chance(0.04) ? day + random.int(8, 21) * HOUR : Number.NaN;
  const starts = drawStarts(day, random);
  const logged = loggedPlans(day);
  const plans: OrderPlan[] = [];
  let next = 0;
  for (let gap = 0; gap <= logged.length; gap += 1) {
    const until = logged[gap]?.start ?? Number.POSITIVE_INFINITY;
    const first = gap === 0 ? 1 : FIRST_NUMBER + (gap - 1) * NUMBER_STEP + 1;
    const last = FIRST_NUMBER + gap * NUMBER_STEP - 1;
    for (let number = first; (starts[next] ?? Number.POSITIVE_INFINITY) < until; number += 1, next += 1) {
      const start = starts[next] ?? 0;
      const lost = start === day + LOST_AT;
      // A gap holds 36 numbers; whoever comes after them is turned away, but never the lost payment.
      if (number > last && !lost) continue;
      plans.push(
        lost
          ? lostPayment(day, Math.min(number, last), start, random)
          : drawPlan(day, number, start, start >= outage && start < outage + HOUR, random),
      );
    }
    const order = logged[gap];
    if (order) plans.push(order);
  }
  return plans;
}

function drawStarts(day: number, random: Random): Float64Array {
  const starts = new Float64Array(unloggedOn(day, random.next()) + 1);
  const curve = dayCurve(day);
  for (let index = 1; index < starts.length; index += 1) {
    const share = random.next();
    const hour = curve.findIndex((end) => share < end);
    const start = day + hour * HOUR + random.int(0, HOUR - 1);
    starts[index] = start === day + LOST_AT ? start + 1 : start;
  }
  starts[0] = day + LOST_AT;
  return starts.sort();
}

let kept: { day: number; plans: OrderPlan[] } | undefined;

/** The plan of an operation; undefined when that day has no such number. */
export function planOf(day: number, number: number): OrderPlan | undefined {
  if (kept?.day !== day) kept = { day, plans: dayPlans(day) };
  return kept.plans.find((plan) => plan.number === number);
}
