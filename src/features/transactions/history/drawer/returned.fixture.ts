import { type OperationDetail, parseDetail } from '../api/operation-detail';

export type Refunds = readonly (readonly [status: string | null, amount: unknown])[];

/** A payment of $ 499.00 with what was returned of it. */
export const operation = (refundedAmount: unknown, refunds: Refunds = [], members: object = {}): OperationDetail =>
  parseDetail({
    operationId: 'OP1',
    paymentMethod: 'CARD',
    status: 'SUCCESS',
    amount: 49_900,
    refundedAmount,
    refunds: refunds.map(([status, amount]) => ({ status, amount })),
    ...members,
  });
