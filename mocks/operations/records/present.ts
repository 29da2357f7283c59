import { startOfDay } from '../../../gateway/rules/mexico-time';
import type { Status } from '../../../gateway/rules/statuses';
import { refundTurns } from '../../refunds/refund-history';
import { refundPlanOf } from '../../refunds/refund-plan';
import { declineOf, endings, type OrderPlan } from '../../traces/order-plan';

const HOUR = 3_600_000;

/** What is known of an operation at a moment; later it may be more. */
export interface Present {
  status: Status;
  errorCode: string | null;
  reconciled: boolean;
  /** Cents. */
  refundedAmount: number;
}

/** The present of a plan at a moment (epoch ms). */
export function presentOf(plan: OrderPlan, now: number): Present {
  const ending = endings[plan.outcome];
  const settled = now >= plan.start + plan.settleAfter;
  if (!settled) return { status: ending.before, errorCode: null, reconciled: false, refundedAmount: 0 };
  const refundedAmount = plan.refunded > 0 && now >= plan.start + plan.refundAfter ? plan.refunded : 0;
  return {
    status: refundedAmount === plan.amount ? 'REFUND' : ending.status,
    errorCode: declineOf(plan),
    reconciled: isPaid(ending.status) && hasMatch(plan) && now >= reconciledAt(plan),
    refundedAmount,
  };
}

const isPaid = (status: Status) => status === 'SUCCESS' || status === 'ACCEPTED';

/** A few payments are missing in the files of the provider. */
const hasMatch = ({ reference }: OrderPlan) => reference % 71 !== 0;

/** The moments (epoch ms) at which a plan becomes something else, whether they have come or not. */
export function turnsOf(plan: OrderPlan): number[] {
  const { start, settleAfter, outcome } = plan;
  const refund = refundPlanOf(plan);
  const turns = [start, start + settleAfter, ...(refund ? refundTurns(refund) : [])];
  if (isPaid(endings[outcome].status) && hasMatch(plan)) turns.push(reconciledAt(plan));
  return turns;
}

/** In the night after the payment, at a quarter past three, its file is compared. */
export function reconciledAt({ start, settleAfter }: OrderPlan): number {
  return startOfDay(start + settleAfter, 1) + 3.25 * HOUR;
}
