import { startOfDay } from '../../gateway/rules/mexico-time';
import { logOrder } from '../traces/day-orders';
import { demoPlan } from '../traces/demo-order';
import type { OrderPlan } from '../traces/order-plan';
import { dayPlans } from './plan/day-plans';
import { abroad } from './records/abroad';
import { detailOf } from './records/detail';
import { emailOf, phoneOf } from './records/ids';
import { turnsOf } from './records/present';

interface Telling {
  /** When all of them are told to have changed (epoch ms). */
  later?: number;
  /** In the currencies of the scenario 'varias-monedas'. */
  abroad?: boolean;
}

/** The operations since a day as they stand at a moment (both epoch ms), oldest first, as lines that are taken in. */
export function* operationLines(since: number, now: number, telling: Telling = {}): Generator<string> {
  for (let day = startOfDay(since); day <= now; day = startOfDay(day, 1)) yield* dayLines(day, now, undefined, telling);
  yield demoLine(now, telling);
}

/** Those of a day (epoch ms of its midnight); of a day that was told before, those to which something happened since then. */
export function* dayLines(day: number, now: number, since?: number, telling?: Telling): Generator<string> {
  for (const plan of dayPlans(day))
    if (plan.start <= now && (since === undefined || hasChanged(plan, since, now))) yield lineOf(plan, now, telling);
}

/** The order that always happened within the last hour. */
export function demoLine(now: number, telling?: Telling): string {
  return lineOf(demoPlan(now), now, telling);
}

function hasChanged(plan: OrderPlan, since: number, now: number): boolean {
  const isNew = (at: number) => at > since && at <= now;
  return turnsOf(plan).some(isNew) || logOrder(plan).steps.some(({ at }) => isNew(at));
}

function lineOf(plan: OrderPlan, now: number, { later, abroad: isAbroad }: Telling = {}): string {
  const detail = detailOf(plan, later ?? now);
  return JSON.stringify({
    ...(isAbroad ? abroad(detail) : detail),
    date: new Date(plan.start).toISOString(),
    customerPhone: phoneOf(plan),
    customerEmail: emailOf(plan),
    ...(later && { updatedAt: new Date(later).toISOString() }),
  });
}
