import type { StoredRefund } from './rules/refund';
import type { RefundFilter, RefundGroup } from './rules/refund-filter';
import type { OperationDetail } from './wire/operations';
import type { AuditEntry } from './wire/refunds';

// What refunds ask of the world around them: where they and their trail are kept, and who sends the money.

/** What the trail keeps of a deed; the moment is that of the change. */
export type Deed = Omit<AuditEntry, 'auditId' | 'date'>;

/** The answer that a key was given: to what request, and the refund as it stood. */
export interface KeptAnswer {
  fingerprint: string;
  refund: StoredRefund;
}

/** One operation and its refunds while nobody else changes them. */
export interface RefundUnit {
  /** As it stands now; undefined for an id that names none. */
  operation: OperationDetail | undefined;
  /** Those that were asked for here, oldest first. */
  refunds: readonly StoredRefund[];
  /** Keeps a key for one request of somebody. @returns what it was answered, where it came before */
  claim(email: string, key: string): Promise<KeptAnswer | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer): Promise<void>;
  /** DEV-yymmdd-nnnn, the next of the day. */
  nextId(): Promise<string>;
  /** Writes a refund and its entry in the trail, and tells the operation. The last thing that is done. */
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
  /** What was done to something, newest first, at most a thousand. */
  trail(entity: string, entityId: string): Promise<readonly AuditEntry[]>;
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
  /** What became of a reference; undefined for one that never arrived. */
  status(reference: string): Promise<ProviderAnswer | undefined>;
}
