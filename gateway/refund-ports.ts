import type { StoredRefund } from './rules/refund';
import type { RefundFilter, RefundGroup } from './rules/refund-filter';
import type { Deed, KeptAnswer } from './trail-ports';
import type { OperationDetail } from './wire/operations';

// What refunds ask of the world around them: where they are kept, and who sends the money.

/** One operation and its refunds while nobody else changes them. */
export interface RefundUnit {
  /** As it stands now; undefined for an id that names none. */
  operation: OperationDetail | undefined;
  /** Those that were asked for here, oldest first. */
  refunds: readonly StoredRefund[];
  /** Keeps a key for one request of somebody. @returns what it was answered, where it came before */
  claim<Answer = StoredRefund>(email: string, key: string): Promise<KeptAnswer<Answer> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<unknown>): Promise<void>;
  /** DEV-yymmdd-nnnn, the next of the day. */
  nextId(): Promise<string>;
  /** Writes a refund and its entry in the trail, and tells the operation. After the first, others alone may follow. */
  put(refund: StoredRefund, deed: Deed): Promise<void>;
}

/** Of a page: which, and how many. */
export interface RefundSlice {
  page: number;
  size: number;
  member: 'date' | 'amount';
  ascending: boolean;
}

export interface RefundStore {
  /**
   * Changes refunds of an operation, one after the other: all that is written counts at once, or nothing of it when the
   * work throws. More than was paid cannot be written, whatever the work thinks.
   */
  change<T>(operationId: string, now: number, work: (unit: RefundUnit) => Promise<T>): Promise<T>;
  find(refundId: string): Promise<StoredRefund | undefined>;
  /** Those of an operation that were asked for here, oldest first. */
  ofOperation(operationId: string): Promise<readonly StoredRefund[]>;
  page(
    filter: RefundFilter,
    slice: RefundSlice,
  ): Promise<{ refunds: readonly StoredRefund[]; groups: readonly RefundGroup[] }>;
  /** Those that wait for the platform: to be sent, or to be asked about. Oldest change first. */
  waiting(): Promise<readonly StoredRefund[]>;
}

/** A refund that others have seen through: all its states so far, oldest first, each with what the trail keeps of it. */
export interface ToldRefund {
  /** What was paid for its operation. */
  paid: number;
  states: readonly { refund: StoredRefund; deed: Deed }[];
}

/** Money that a provider is told to send. */
export interface RefundOrder {
  /** The same for every try until it was refused; what has it is paid once. */
  reference: string;
  operationId: string;
  /** How the provider of the payment names it. */
  paymentReference: string | null;
  amount: number;
  currency: string;
  refundMethod: string;
  beneficiary: { name: string; clabe: string } | null;
}

export interface ProviderAnswer {
  outcome: 'ACCEPTED' | 'COMPLETED' | 'REFUSED';
  providerReference: string | null;
  errorCode: string | null;
  errorMessage: string | null;
}

/** Who sends money back. Whatever throws or takes too long leaves the outcome unknown. */
export interface RefundProvider {
  send(order: RefundOrder): Promise<ProviderAnswer>;
  /** What became of a reference and its amount; undefined for one that never arrived. */
  status(reference: string, amount: number): Promise<ProviderAnswer | undefined>;
}
