// What the calls about refunds and their trail answer, as docs/openapi.yaml says it. Amounts are in the smallest unit of
// their currency, dates ISO 8601 with Mexico City's offset.

type Maybe<T> = T | null;

export interface Person {
  email: string;
  name: string;
}

export interface Refund {
  refundId: string;
  /** Of the batch that it was asked for with. */
  batchId: Maybe<string>;
  date: string;
  orderId: string;
  operationId: string;
  paymentMethod: string;
  refundMethod: string;
  /** Masked by the platform, both members. */
  beneficiary: Maybe<{ name: string; clabe: string }>;
  amount: number;
  currency: string;
  type: 'TOTAL' | 'PARTIAL';
  reasonCode: string;
  comment: string;
  status: string;
  requestedBy: Person;
  /** Who decided, whichever way. */
  approvedBy: Maybe<Person>;
  decisionComment: Maybe<string>;
  providerReference: Maybe<string>;
  errorCode: Maybe<string>;
  errorMessage: Maybe<string>;
  updatedAt: string;
  version: number;
  /** What whoever asks may do with it as it stands. */
  actions: readonly string[];
}

interface Totals {
  count: number;
  amount: number;
  fullCount: number;
  partialCount: number;
  requestedAmount: number;
  failedAmount: number;
}

export interface RefundPage {
  data: readonly Refund[];
  page: number;
  size: number;
  total: number;
  /** Of pesos but for the counts; other currencies stand beside. */
  totals: Totals & { byCurrency?: Readonly<Record<string, number>> };
  /** Under all filters but that of the status. */
  statusCounts: Readonly<Record<string, number>>;
  /** Under all filters but status and view. */
  viewCounts: Readonly<Record<'TO_AUTHORIZE' | 'OVERDUE' | 'MINE' | 'FAILED', number>>;
  generatedAt: string;
}

export interface Eligibility {
  operationId: string;
  orderId: string;
  paymentMethod: string;
  currency: string;
  refundable: boolean;
  paidAmount: number;
  returnedAmount: number;
  underWayAmount: number;
  remainingAmount: number;
  refundMethods: readonly string[];
  requiredFields: readonly string[];
  /** Why nothing can be returned. */
  message: Maybe<string>;
}

/** What became of a row of a batch, or could. */
export interface BatchRowAnswer {
  line: number;
  ok: boolean;
  /** Why not. */
  message: Maybe<string>;
  /** What its request has become. */
  refundId: Maybe<string>;
  /** Of its operation, before these rows. */
  remainingAmount: Maybe<number>;
}

export interface BatchAnswer {
  /** Null where it was only looked at. */
  batchId: Maybe<string>;
  rows: readonly BatchRowAnswer[];
}

export interface AuditEntry {
  auditId: string;
  date: string;
  /** E-mail, or 'sistema'. */
  user: string;
  userName: string;
  role: Maybe<string>;
  ip: Maybe<string>;
  entity: string;
  entityId: string;
  action: string;
  /** The members that changed, as they were and as they became. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  reason: Maybe<string>;
}
