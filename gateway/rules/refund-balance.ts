import type { OperationDetail } from '../wire/operations';
import type { Eligibility } from '../wire/refunds';
import { isoDate } from './mexico-time';
import type { StoredRefund } from './refund';
import { refundMethodOf, refundReasons, requiredFields } from './refund-methods';
import { isHolding } from './refund-states';
import { approvedStatuses } from './statuses';

type Paid = Pick<OperationDetail, 'amount' | 'refundedAmount' | 'status'> & {
  refunds: readonly { refundId: string; date: string; amount: number; status: string; reason: string }[];
};

/** Cents of an operation: what was paid, what is back, and what is on its way back. */
interface Balance {
  paid: number;
  returned: number;
  underWay: number;
  remaining: number;
  /** Of what is back or on its way, that which was not asked for here. */
  told: number;
}

const sum = (refunds: readonly { amount: number }[]) => refunds.reduce((total, { amount }) => total + amount, 0);

/**
 * What remains of an operation. Services tell of refunds as well: one that was asked for here counts once, by what is
 * known here, and what they tell to be back without naming a refund counts too.
 */
export function balanceOf(operation: Paid, own: readonly StoredRefund[]): Balance {
  const ids = new Set(own.map(({ refundId }) => refundId));
  const isCompleted = ({ status }: { status: string }) => status === 'COMPLETED';
  const others = operation.refunds.filter(({ refundId }) => !ids.has(refundId));
  const toldOwn = operation.refunds.filter((refund) => ids.has(refund.refundId) && isCompleted(refund));
  const elsewhere = Math.max(sum(others.filter(isCompleted)), operation.refundedAmount - sum(toldOwn), 0);
  const coming = sum(others.filter((refund) => isHolding(refund.status) && !isCompleted(refund)));
  const returned = elsewhere + sum(own.filter(isCompleted));
  const underWay = coming + sum(own.filter((refund) => isHolding(refund.status) && !isCompleted(refund)));
  const paid = operation.amount;
  return { paid, returned, underWay, remaining: Math.max(0, paid - returned - underWay), told: elsewhere + coming };
}

/** Whether an operation has room for a refund that holds nothing of it. */
export function hasRoom(operation: OperationDetail | undefined, own: readonly StoredRefund[], amount: number): boolean {
  return operation !== undefined && balanceOf(operation, own).remaining >= amount;
}

/** Whether all that is back or on its way is no more than was paid: services may have returned some of it meanwhile. */
export function isCovered(operation: OperationDetail | undefined, own: readonly StoredRefund[]): boolean {
  if (!operation) return false;
  const { paid, returned, underWay } = balanceOf(operation, own);
  return returned + underWay <= paid;
}

/** What can be returned of an operation, and how; or why nothing can. */
export function eligibilityOf(operation: OperationDetail, own: readonly StoredRefund[]): Eligibility {
  const { operationId, orderId, paymentMethod, currency, status } = operation;
  const { paid, returned, underWay, remaining } = balanceOf(operation, own);
  const method = refundMethodOf(paymentMethod);
  const wasPaid = status === 'REFUND' || (approvedStatuses as readonly string[]).includes(status);
  const message = !wasPaid
    ? 'Solo se devuelve lo que se pagó, y esta operación no está pagada.'
    : method === undefined
      ? 'Este método de pago no admite devoluciones desde aquí.'
      : remaining === 0
        ? 'Ya no queda nada por devolver de esta operación.'
        : null;
  const refundable = message === null;
  return {
    ...{ operationId, orderId, paymentMethod, currency, refundable },
    paidAmount: wasPaid ? paid : 0,
    returnedAmount: returned,
    underWayAmount: underWay,
    remainingAmount: refundable ? remaining : 0,
    refundMethods: refundable && method ? [method] : [],
    requiredFields: refundable && method ? requiredFields(method) : [],
    message,
  };
}

/** A refund as its operation tells of it. */
export function toldRefund({ refundId, updatedAt, amount, status, reasonCode }: StoredRefund) {
  return { refundId, date: isoDate(updatedAt), amount, status, reason: refundReasons[reasonCode] ?? reasonCode };
}

/** An operation that also tells of the refunds that were asked for here. */
export function withRefunds<T extends Paid>(operation: T, own: readonly StoredRefund[]): T {
  if (own.length === 0) return operation;
  const ids = new Set(own.map(({ refundId }) => refundId));
  const { paid, returned } = balanceOf(operation, own);
  const refunds = [...operation.refunds.filter(({ refundId }) => !ids.has(refundId)), ...own.map(toldRefund)];
  return { ...operation, refunds, refundedAmount: returned, status: returned === paid ? 'REFUND' : operation.status };
}
