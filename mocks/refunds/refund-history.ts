import { changesOf, type StoredRefund, sendingOf } from '../../gateway/rules/refund';
import { afterDeed, type RefundDeed } from '../../gateway/rules/refund-states';
import type { Deed } from '../../gateway/trail-ports';
import type { Person } from '../../gateway/wire/refunds';
import { operationIdOf } from '../operations/records/ids';
import { orderIdOf } from '../traces/order-plan';
import { refundPeople } from './people';
import type { RefundPlan } from './refund-plan';
import { restOf } from './resting';

const SECOND = 1000;

/** Something that happened to a refund, and what it changed beside its state. */
interface Turn {
  at: number;
  action: 'REQUEST' | RefundDeed;
  /** Null is the platform. */
  by: Person | null;
  reason?: string;
  change?: (refund: StoredRefund) => Partial<StoredRefund>;
}

/** A refund after one of its turns, and what the trail keeps of that. */
export interface RefundState {
  refund: StoredRefund;
  deed: Deed;
}

/** The moments (epoch ms) at which something happens to a refund. */
export const refundTurns = (plan: RefundPlan) => turnsOf(plan).map(({ at }) => at);

/** Everything that has happened to a refund up to a moment (epoch ms), oldest first. */
export function refundStates(plan: RefundPlan | undefined, now: number): RefundState[] {
  if (!plan) return [];
  const states: RefundState[] = [];
  let refund: StoredRefund | undefined;
  for (const turn of turnsOf(plan)) {
    if (turn.at > now) break;
    const next = after(refund ?? requestOf(plan), turn);
    states.push({ refund: next, deed: deedOf(turn, refund, next) });
    refund = next;
  }
  return states;
}

/** A refund as it stands at a moment (epoch ms); undefined before it was asked for. */
export function refundAt(plan: RefundPlan, now: number): StoredRefund | undefined {
  if (plan.requested > now) return undefined;
  return turnsOf(plan)
    .filter(({ at }) => at <= now)
    .reduce(after, requestOf(plan));
}

function after(refund: StoredRefund, { at, action, change }: Turn): StoredRefund {
  if (action === 'REQUEST') return refund;
  const status = afterDeed(refund.status, action);
  if (!status) throw new Error(`${refund.refundId} cannot ${action}.`);
  return { ...refund, ...change?.(refund), status, updatedAt: at, version: refund.version + 1 };
}

function turnsOf(plan: RefundPlan): Turn[] {
  const { course, requestedBy, requested, comment, decided, retried, ended } = plan;
  const request: Turn = { at: requested, action: 'REQUEST', by: requestedBy, reason: comment };
  if (course === 'CANCELLED') return [request, { at: decided, action: 'CANCEL', by: requestedBy }];
  if (course === 'DECLINED') return [request, decision(plan, 'DECLINE')];
  const approved = [request, decision(plan, 'APPROVE')];
  const platform = (at: number, action: RefundDeed, change?: Turn['change']): Turn => ({
    at,
    action,
    by: null,
    change,
  });
  const refused = (at: number) =>
    platform(at, 'FAIL', ({ refusals }) => ({
      refusals: refusals + 1,
      ...(refusal[plan.refundMethod] ?? refusal.CLABE),
    }));
  if (course === 'FAILED') return [...approved, platform(decided + SECOND, 'SEND'), refused(ended)];
  const sent = (at: number) => [
    platform(at, 'SEND'),
    ...(isAccepted(plan) ? [platform(at + SECOND, 'ACCEPT', paid)] : []),
    platform(ended, 'COMPLETE', paid),
  ];
  if (retried !== null)
    return [
      ...approved,
      platform(decided + SECOND, 'SEND'),
      refused(decided + 3 * SECOND),
      { at: retried, action: 'RETRY', by: requestedBy, change: () => ({ errorCode: null, errorMessage: null }) },
      ...sent(retried + SECOND),
    ];
  const { order } = plan;
  return [...approved, ...sent(restOf(order) === 'APPROVED' ? ended - 3 * SECOND : decided + SECOND)];
}

/** A bank says that it took the order long before the money is there; a card's says so at once. */
function isAccepted({ order, refundMethod }: RefundPlan): boolean {
  const rest = restOf(order);
  return rest === 'SENT' || (refundMethod !== 'CARD' && rest !== 'UNKNOWN');
}

const paid: Turn['change'] = (refund) => ({
  providerReference: `PRV-${sendingOf(refund)}`,
  errorCode: null,
  errorMessage: null,
});

const refusal = {
  CARD: { errorCode: 'R14', errorMessage: 'Tarjeta cancelada' },
  CLABE: { errorCode: 'R03', errorMessage: 'Cuenta cerrada' },
  ACCOUNT: { errorCode: 'R20', errorMessage: 'La línea está dada de baja' },
};

function decision({ decidedBy, decisionComment, decided }: RefundPlan, action: RefundDeed): Turn {
  const change = () => ({ approvedBy: decidedBy, decisionComment: decisionComment || null });
  return { at: decided, action, by: decidedBy, reason: decisionComment, change };
}

function requestOf({ order, refundId, requested, requestedBy, ...plan }: RefundPlan): StoredRefund {
  return {
    refundId,
    batchId: null,
    date: requested,
    orderId: orderIdOf(order),
    operationId: operationIdOf(order),
    paymentMethod: order.method,
    refundMethod: plan.refundMethod,
    beneficiaryName: plan.holder,
    clabe: plan.clabe,
    amount: plan.amount,
    currency: plan.currency,
    type: plan.type,
    reasonCode: plan.reasonCode,
    comment: plan.comment,
    status: 'REQUESTED',
    requestedBy,
    approvedBy: null,
    decisionComment: null,
    refusals: 0,
    providerReference: null,
    errorCode: null,
    errorMessage: null,
    updatedAt: requested,
    version: 1,
  };
}

function deedOf({ action, by, reason }: Turn, before: StoredRefund | undefined, refund: StoredRefund): Deed {
  const place = refundPeople.findIndex(({ email }) => email === by?.email);
  return {
    ...(by
      ? { user: by.email, userName: by.name, role: 'ADMINISTRATOR', ip: `192.0.2.${40 + place}` }
      : { user: 'sistema', userName: 'Sistema', role: null, ip: null }),
    ...{ entity: 'refund', entityId: refund.refundId, action, ...changesOf(before, refund), reason: reason || null },
  };
}
