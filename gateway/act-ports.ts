import type { StoredAct } from './rules/act';
import type { StoredDelivery } from './rules/delivery';
import type { Deed, KeptAnswer } from './trail-ports';
import type { OperationDetail } from './wire/operations';

// What acts on an operation ask of the world around them: where they are kept, who charged it, who writes to customers.

/** One operation and what was done to it while nobody else does anything. */
export interface ActUnit {
  /** As it stands now, its acts included; undefined for an id that names none. */
  operation: OperationDetail | undefined;
  /** Oldest first. */
  acts: readonly StoredAct[];
  /** Keeps a key for one request of somebody. @returns the number of the act that it led to, where it came before */
  claim(email: string, key: string): Promise<KeptAnswer<number> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<number>): Promise<void>;
  /** Writes an act, its entry in the trail and what it sends, and tells the operation. The last thing that is done. */
  put(act: StoredAct, deed: Deed, delivery?: StoredDelivery): Promise<void>;
}

export interface ActStore {
  /** Does something to an operation, one after the other: all that is written counts at once, or nothing when the work throws. */
  change<T>(operationId: string, now: number, work: (unit: ActUnit) => Promise<T>): Promise<T>;
  /** Of the customer, in full; null where none is known. */
  customerEmail(operationId: string): Promise<string | null>;
}

/** Who charges an operation. Whatever throws or takes too long leaves everything as it was. */
export interface PaymentProvider {
  /** How it stands there. */
  status(operation: OperationDetail): Promise<string>;
  /** Tells a decision about a review. @returns the one that counts, which is the first */
  decide(operation: OperationDetail, decision: 'APPROVE' | 'REJECT'): Promise<'APPROVE' | 'REJECT'>;
}

/** Who writes to customers. */
export interface Receipts {
  /** A receipt, which waits to be sent once it is kept. */
  write(operation: OperationDetail, email: string): Promise<StoredDelivery>;
  /** Something is to be sent. */
  wake(): void;
}
