// What the calls about operations answer, as docs/openapi.yaml says it. Amounts are in the smallest unit of their
// currency, dates ISO 8601 with Mexico City's offset; members named byCurrency are absent when all is in pesos.

type Maybe<T> = T | null;
type ByCurrency<T> = { byCurrency?: Readonly<Record<string, T>> };

export interface Operation {
  operationId: string;
  orderId: string;
  date: string;
  channel: string;
  paymentMethod: string;
  cardBrand: Maybe<string>;
  cardLast4: Maybe<string>;
  bank: Maybe<string>;
  amount: number;
  currency: string;
  refundedAmount: number;
  status: string;
  threeDSecure: boolean;
  manual: boolean;
  risk: string;
  reconciled: boolean;
  authorizationCode: Maybe<string>;
  providerReference: Maybe<string>;
  errorCode: Maybe<string>;
  errorMessage: Maybe<string>;
  attemptCount: number;
  promotionCode: Maybe<string>;
  /** Masked by the platform, like the e-mail. */
  customerPhone: Maybe<string>;
  customerEmail: Maybe<string>;
  expiresAt: Maybe<string>;
  updatedAt: string;
}

interface PageSums {
  totalAmount: number;
  refundedAmount: number;
}

export interface OperationPage extends PageSums, ByCurrency<PageSums> {
  data: readonly Operation[];
  page: number;
  size: number;
  total: number;
  /** Under all filters but that of the status. */
  statusCounts: Readonly<Record<string, number>>;
  generatedAt: string;
}

export interface OperationDetail extends Operation {
  attempts: readonly {
    attemptId: string;
    date: string;
    provider: string;
    status: string;
    errorCode: Maybe<string>;
    errorMessage: Maybe<string>;
    latencyMs: number;
  }[];
  events: readonly {
    date: string;
    type: string;
    fromStatus: Maybe<string>;
    toStatus: Maybe<string>;
    actor: string;
    detail: string;
  }[];
  refunds: readonly { refundId: string; date: string; amount: number; status: string; reason: string }[];
  reference: Record<
    'number' | 'expiresAt' | 'branch' | 'clabe' | 'trackingKey' | 'senderBank' | 'receiverBank' | 'folio',
    Maybe<string>
  >;
  notes: readonly { noteId: string; date: string; author: string; text: string }[];
  /** Goes up with every change of the status that is made here. */
  version: number;
}

interface Money {
  amount: number;
  averageTicket: Maybe<number>;
  pendingAmount: number;
  refundAmount: number;
}

interface Headline extends Money, ByCurrency<Money> {
  count: number;
  approvedCount: number;
  declinedCount: number;
  approvalRate: Maybe<number>;
  pendingCount: number;
  refundCount: number;
  reviewCount: number;
}

interface Step {
  count: number;
  amount: number;
  approved: number;
  declined: number;
}

type Hours = readonly { hour: number; count: number }[];
type Mix = readonly (Step & { key: string; approvalRate: Maybe<number> })[];

export interface Summary extends Headline {
  previous: Maybe<Headline>;
  range: { from: string; to: string };
  previousRange: Maybe<{ from: string; to: string }>;
  series: readonly (Step & { bucket: string; pending: number; refundAmount: number; review: number })[];
  hourly: Hours;
  weekAgoHourly: Hours;
  byMethod: Mix;
  byChannel: Mix;
  topDeclines: readonly { errorCode: string; errorMessage: Maybe<string>; count: number }[];
  generatedAt: string;
}

interface Sums extends Step, ByCurrency<Pick<Step, 'amount' | 'approved'> & { refundAmount: number }> {
  refundCount: number;
  refundAmount: number;
}

export interface Statistic {
  buckets: readonly (Sums & {
    from: string;
    to: string;
    groups: Readonly<Record<string, Sums>>;
    previous: Maybe<Sums>;
  })[];
  groups: readonly (Sums & { key: string; share: number })[];
  totals: Sums;
  previousTotals: Maybe<Sums>;
  partialBucket: Maybe<number>;
  generatedAt: string;
}

/** The option lists of the history's filters. */
export type OperationOption = 'channels' | 'banks' | 'errorCodes';
