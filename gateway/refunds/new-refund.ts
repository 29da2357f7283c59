import { changesOf, type StoredRefund } from '../rules/refund';
import type { RefundRequest } from '../rules/refund-request';
import type { Actor, Deed } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';

interface Begun {
  refundId: string;
  batchId: string | null;
  operation: OperationDetail;
  now: number;
  actor: Actor;
}

/** A refund as it is asked for. */
export function newRefund(
  { beneficiary, ...members }: RefundRequest,
  { refundId, batchId, operation, now, actor }: Begun,
): StoredRefund {
  return {
    ...members,
    ...{ refundId, batchId },
    date: now,
    orderId: operation.orderId,
    paymentMethod: operation.paymentMethod,
    beneficiaryName: beneficiary?.name ?? null,
    clabe: beneficiary?.clabe ?? null,
    currency: operation.currency,
    type: members.amount === operation.amount ? 'TOTAL' : 'PARTIAL',
    status: 'REQUESTED',
    requestedBy: { email: actor.email, name: actor.name },
    approvedBy: null,
    decisionComment: null,
    refusals: 0,
    providerReference: null,
    errorCode: null,
    errorMessage: null,
    updatedAt: now,
    version: 1,
  };
}

/** What the trail keeps of a change. */
export function deedOf(
  action: string,
  before: StoredRefund | undefined,
  after: StoredRefund,
  { email, name, role, ip }: Actor,
  reason: string,
): Deed {
  return {
    ...{ user: email, userName: name, role, ip: ip || null, entity: 'refund', entityId: after.refundId, action },
    ...changesOf(before, after),
    reason: reason || null,
  };
}
