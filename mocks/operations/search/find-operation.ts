import { startOfDay } from '../../../gateway/rules/mexico-time';
import { demoPlan } from '../../traces/demo-order';
import type { OrderPlan } from '../../traces/order-plan';
import { DEMO_NUMBER } from '../../traces/order-plan';
import { dayPlans, planOf } from '../plan/day-plans';
import { operationIdOf, readId } from '../records/ids';
import { firstDay } from '../records/store';

/** The operation of an operation's or an order's id, if it has begun by a moment (epoch ms). */
export function findOperation(id: string, now: number): OrderPlan | undefined {
  const key = readId(id);
  if (!key) return undefined;
  if (key.number === DEMO_NUMBER) return demoPlan(now);
  if (key.day < firstDay(startOfDay(now)) || key.day > now) return undefined;
  const plan = planOf(key.day, key.number);
  return plan && plan.start <= now ? plan : undefined;
}

/** Up to five operations whose ids differ from an unknown one by little: by a digit or two of the same day's. */
export function similarIds(id: string, now: number): string[] {
  const wanted = id
    .toUpperCase()
    .replace(/^ORD-20/, 'OP')
    .replace('ORD-DEMO-', 'OP000000')
    .replaceAll(/[^A-Z\d]/g, '');
  const days = [readId(wanted)?.day ?? Number.NaN, startOfDay(now), startOfDay(now, -1)];
  const near = days.filter((day) => day >= firstDay(startOfDay(now)) && day <= now);
  return [...new Set(near)]
    .flatMap((day) => dayPlans(day).filter(({ start }) => start <= now))
    .map((plan) => operationIdOf(plan))
    .concat(operationIdOf(demoPlan(now)))
    .map((candidate) => ({ candidate, distance: distance(candidate, wanted) }))
    .filter((found) => found.distance <= 3)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 5)
    .map(({ candidate }) => candidate);
}

/** How many characters differ, place by place; a missing or added one counts as well. */
function distance(one: string, other: string): number {
  let count = Math.abs(one.length - other.length);
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}
