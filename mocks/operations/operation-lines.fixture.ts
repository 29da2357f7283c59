import { startOfDay } from '../../gateway/rules/mexico-time';
import { demoPlan } from '../traces/demo-order';
import type { OrderPlan } from '../traces/order-plan';
import { dayPlans } from './plan/day-plans';
import { abroad } from './records/abroad';
import { detailOf } from './records/detail';
import { emailOf, phoneOf } from './records/ids';

interface Telling {
  /** When all of them are told to have changed (epoch ms). */
  later?: number;
  /** In the currencies of the scenario 'varias-monedas'. */
  abroad?: boolean;
}

/** The operations since a day as they stand at a moment (both epoch ms), oldest first, as lines that are taken in. */
export function* operationLines(since: number, now: number, telling: Telling = {}): Generator<string> {
  for (let day = startOfDay(since); day <= now; day = startOfDay(day, 1)) {
    for (const plan of dayPlans(day)) if (plan.start <= now) yield lineOf(plan, now, telling);
  }
  yield lineOf(demoPlan(now), now, telling);
}

function lineOf(plan: OrderPlan, now: number, { later, abroad: isAbroad }: Telling): string {
  const detail = detailOf(plan, later ?? now);
  return JSON.stringify({
    ...(isAbroad ? abroad(detail) : detail),
    date: new Date(plan.start).toISOString(),
    customerPhone: phoneOf(plan),
    customerEmail: emailOf(plan),
    ...(later && { updatedAt: new Date(later).toISOString() }),
  });
}
