import { firstDay } from '../../../gateway/rules/comparison';
import { startOfDay } from '../../../gateway/rules/mexico-time';
import { nearestIds, operationForm } from '../../../gateway/rules/similar-ids';
import { demoPlan } from '../../traces/demo-order';
import type { OrderPlan } from '../../traces/order-plan';
import { DEMO_NUMBER } from '../../traces/order-plan';
import { dayPlans, planOf } from '../plan/day-plans';
import { operationIdOf, readId } from '../records/ids';

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
  const wanted = operationForm(id);
  const days = [readId(wanted)?.day ?? Number.NaN, startOfDay(now), startOfDay(now, -1)];
  const near = days.filter((day) => day >= firstDay(startOfDay(now)) && day <= now);
  const candidates = [...new Set(near)]
    .flatMap((day) => dayPlans(day).filter(({ start }) => start <= now))
    .map((plan) => operationIdOf(plan));
  return nearestIds(wanted, [...candidates, operationIdOf(demoPlan(now))]);
}
