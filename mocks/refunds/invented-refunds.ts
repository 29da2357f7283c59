import type { Task } from '~/shared/hooks/tasks';
import type { ToldRefunds } from '../../gateway/refunds/memory-refund-store';
import { firstDay } from '../../gateway/rules/comparison';
import { isoDate, startOfDay } from '../../gateway/rules/mexico-time';
import type { StoredRefund } from '../../gateway/rules/refund';
import type { AuditEntry } from '../../gateway/wire/refunds';
import { planOf } from '../operations/plan/day-plans';
import { refundAbroad } from '../operations/records/abroad';
import { readPlan, rowAt } from '../operations/records/columns';
import { ask, type Store } from '../operations/records/store';
import { findOperation } from '../operations/search/find-operation';
import { refundAt, refundStates, refundTurns } from './refund-history';
import { mayHaveRefund, orderOfFolio, type RefundPlan, refundPlanOf } from './refund-plan';

/** Days that are made in one go: whoever asks for something else meanwhile waits for no more. */
const PART = 10;

/** A refund is asked for at most so many days after its order began. */
const LATEST = 14;

/** The refunds of the orders of each day (epoch ms of its midnight), in pesos; made when somebody first asks for them. */
const known = new Map<number, RefundPlan[]>();

/** What has come to its end, which is most. */
const ended = new WeakMap<RefundPlan, StoredRefund>();

/** The refunds of the invented months as they stand when somebody asks. */
export function inventedRefunds(abroad: boolean, clock: { now(): number }): ToldRefunds {
  const inScenario = (plan: RefundPlan) => (abroad ? refundAbroad(plan) : plan);
  return {
    async find(refundId) {
      const plan = planOfFolio(refundId, clock.now());
      return plan && refundAt(inScenario(plan), clock.now());
    },
    async ofOperation(operationId) {
      const now = clock.now();
      const order = findOperation(operationId, now);
      const plan = order && refundPlanOf(order);
      const refund = plan && refundAt(inScenario(plan), now);
      return refund?.operationId === operationId ? [refund] : [];
    },
    async within(range) {
      const now = clock.now();
      const [from, until] = [range?.from ?? 0, Math.min(range?.until ?? now + 1, now + 1)];
      const plans = await plansOf(now, from, until);
      return plans
        .filter(({ requested }) => requested >= from && requested < until)
        .map((plan) => stateOf(inScenario(plan), now))
        .filter((refund) => refund !== undefined);
    },
  };
}

/** What was done to one of them up to a moment (epoch ms), oldest first. */
export function inventedTrail(refundId: string, abroad: boolean, now: number): AuditEntry[] {
  const plan = planOfFolio(refundId, now);
  return refundStates(plan && abroad ? refundAbroad(plan) : plan, now).map(({ refund, deed }) => ({
    ...deed,
    auditId: `${refundId}-${refund.version}`,
    date: isoDate(refund.updatedAt),
  }));
}

function planOfFolio(refundId: string, now: number): RefundPlan | undefined {
  const key = orderOfFolio(refundId);
  const order = key && key.day >= firstDay(startOfDay(now)) ? planOf(key.day, key.number) : undefined;
  const plan = order && refundPlanOf(order);
  return plan?.refundId === refundId ? plan : undefined;
}

/** Refunds that may have been asked for within a time, newest days first. */
async function plansOf(now: number, from: number, until: number): Promise<RefundPlan[]> {
  const last = startOfDay(Math.min(until, now));
  const first = Math.max(firstDay(startOfDay(now)), startOfDay(from, -LATEST));
  const days: number[] = [];
  for (let day = last; day >= first; day = startOfDay(day, -1)) days.push(day);
  const missing = days.filter((day) => !known.has(day));
  for (let done = 0; done < missing.length; done += PART) {
    const part = missing.slice(done, done + PART);
    await ask(now, part.at(-1) ?? now, (store) => learn(store, part));
  }
  return days.flatMap((day) => known.get(day) ?? []);
}

function* learn({ columns }: Store, days: readonly number[]): Task<void> {
  for (const day of days) {
    const plans: RefundPlan[] = [];
    const end = rowAt(columns, startOfDay(day, 1));
    for (let row = rowAt(columns, day); row < end; row += 1) {
      const [number = 0, reference = 0, refunded = 0] = [
        columns.number[row],
        columns.reference[row],
        columns.refund[row],
      ];
      const plan = mayHaveRefund({ number, reference, refunded }) ? refundPlanOf(readPlan(columns, row)) : undefined;
      if (plan) plans.push(plan);
    }
    known.set(day, plans);
    yield;
  }
}

function stateOf(plan: RefundPlan, now: number): StoredRefund | undefined {
  const end = ended.get(plan);
  if (end && end.updatedAt <= now) return end;
  const refund = refundAt(plan, now);
  if (refund && refund.updatedAt === refundTurns(plan).at(-1)) ended.set(plan, refund);
  return refund;
}
