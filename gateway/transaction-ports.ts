import type { Range } from './rules/day-range';
import type { OperationFilter } from './rules/operation-filter';
import type { SourceState } from './rules/transaction-report';
import type { Deed, KeptAnswer } from './trail-ports';
import type { OperationDetail } from './wire/operations';

// What the report of transactions asks of the world around it; moments are epoch ms.

/** What became of some transactions, and how long those took of which it is known. */
export interface Outcomes {
  count: number;
  success: number;
  errors: number;
  timeouts: number;
  /** p50, p95, p99 by the nearest rank, ms; null where no time is known. */
  percentiles: readonly [number, number, number] | null;
  max: number | null;
  topCode: string | null;
}

/** Operations by method and by who was asked last to charge them. */
export interface ChargeGroup extends Outcomes {
  paymentMethod: string;
  provider: string;
}

/** Entries of the log by service and operation; those that announce another are left out. */
export interface StepGroup extends Outcomes {
  service: string;
  operation: string;
}

export interface StepFilter {
  channels: readonly string[];
  codes: readonly string[];
}

/** The book of what the platform did, by kinds. */
export interface TransactionBook {
  charges(filter: OperationFilter, range: Range, at: number): Promise<readonly ChargeGroup[]>;
  steps(filter: StepFilter, range: Range, at: number): Promise<readonly StepGroup[]>;
  /** The first moment of which the log tells; undefined while it is empty. */
  logSince(at: number): Promise<number | undefined>;
  /** @param shift how far back the equal period lies, ms */
  sources(at: number, shift: number): Promise<readonly SourceState[]>;
  /** Channels of the operations. */
  channels(): Promise<readonly string[]>;
}

/** What somebody said of an issue; the moment is epoch ms. */
export interface StoredAttention {
  issueId: string;
  attended: boolean;
  comment: string;
  by: { email: string; name: string };
  at: number;
  /** The first that somebody says is 2: before it the issue had its first. */
  version: number;
}

/** One issue while nobody else says anything of it. */
interface AttentionUnit {
  attention: StoredAttention | undefined;
  claim(email: string, key: string): Promise<KeptAnswer<string> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<string>): Promise<void>;
  /** Writes it and its entry in the trail. */
  put(attention: StoredAttention, deed: Deed): Promise<void>;
}

export interface IssueStore {
  /** Operations of a time of which some have to be looked at: the newest, where there are more than are looked at together. */
  candidates(range: Range, at: number): Promise<{ operations: readonly OperationDetail[]; truncated: boolean }>;
  attentions(issueIds: readonly string[]): Promise<readonly StoredAttention[]>;
  change<T>(issueId: string, now: number, work: (unit: AttentionUnit) => Promise<T>): Promise<T>;
}
