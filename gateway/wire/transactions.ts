/** What became of charges, or of steps of the log, and how long they took; times in ms. */
interface Outcomes {
  count: number;
  success: number;
  errors: number;
  timeouts: number;
  p50: number | null;
  p95: number | null;
  p99: number | null;
  max: number | null;
  /** The commonest code of what failed. */
  topCode: string | null;
}

/** A step of the platform by service, operation and provider. */
export interface TransactionRow extends Outcomes {
  /** Charges are operations, each counted once; other steps are entries of the log. */
  kind: 'CHARGE' | 'STEP';
  service: string;
  operation: string;
  /** Null for what the platform does by itself. */
  provider: string | null;
  /** Of a charge; null for steps of the log. */
  paymentMethod: string | null;
  /** In the equal period before; null where not all of it is known. */
  previous: Outcomes | null;
}

/** Who tells of steps, and when last. */
export interface TransactionSource {
  name: string;
  lastDate: string;
  isLate: boolean;
}

export interface TransactionReport {
  data: TransactionRow[];
  /** All charges of the period under the filter, as the history counts them. */
  operations: { count: number; approved: number; declined: number };
  sources: TransactionSource[];
  options: { services: string[]; providers: string[]; channels: string[] };
  range: { from: string; to: string };
  previousRange: { from: string; to: string } | null;
  generatedAt: string;
}

/** Why somebody has to look at an operation, the worst first. */
export const issueTypes = ['DUPLICATE', 'MISMATCH', 'STUCK', 'UNCONFIRMED'] as const;
export type IssueType = (typeof issueTypes)[number];

export interface TransactionIssue {
  issueId: string;
  type: IssueType;
  operationId: string;
  /** Other payments of the same order. */
  otherOperationIds: string[];
  orderId: string;
  date: string;
  amount: number;
  currency: string;
  paymentMethod: string;
  platformStatus: string;
  /** Null where nobody has asked. */
  providerStatus: string | null;
  ageMinutes: number;
  attended: boolean;
  comment: string | null;
  attendedBy: { email: string; name: string } | null;
  attendedAt: string | null;
  version: number;
}

export interface IssuePage {
  data: TransactionIssue[];
  page: number;
  size: number;
  total: number;
  typeCounts: Record<IssueType, number>;
  /** Whether there were more operations than are looked at together: what is told is of the newest. */
  truncated: boolean;
  generatedAt: string;
}

/** What asking the provider about one has led to. */
export interface AskedIssue {
  issueId: string;
  result: 'CHANGED' | 'SAME' | 'SILENT' | 'UNKNOWN';
  /** As the operation stands then. */
  platformStatus: string | null;
}
