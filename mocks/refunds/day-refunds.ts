import type { ToldRefund } from '../../gateway/refund-ports';
import { dayPlans } from '../operations/plan/day-plans';
import { refundStates, refundTurns } from './refund-history';
import { refundPlanOf } from './refund-plan';

/** The refunds of a day's orders as they stand at a moment; since an earlier one those to which something happened. */
export function* dayRefunds(day: number, now: number, since = Number.NEGATIVE_INFINITY): Generator<ToldRefund> {
  for (const order of dayPlans(day)) {
    const plan = refundPlanOf(order);
    if (plan && refundTurns(plan).some((at) => at > since && at <= now))
      yield { paid: order.amount, states: refundStates(plan, now) };
  }
}
