import type { ListMember } from './operation-filter';

/** What sums are kept apart by, beside their currency. */
export type SumMember = ListMember | 'status' | 'errorMessage';

export interface SumsBy {
  members: readonly SumMember[];
  /** Null adds up the whole time. */
  granularity: 'day' | 'month' | null;
}

/** Operations added up; amounts are of one currency, and `amount` counts what was collected alone. */
export interface OperationSums {
  /** Where its bucket begins (epoch ms). */
  from: number;
  members: Readonly<Partial<Record<SumMember, string | null>>>;
  currency: string;
  count: number;
  approved: number;
  declined: number;
  amount: number;
  refundAmount: number;
  /** Of all of them, collected or not. */
  totalAmount: number;
  /** What was collected without what of it was returned. */
  netAmount: number;
  /** Approved ones that are not reconciled. */
  unreconciled: number;
}
