import { queryOptions } from '@tanstack/react-query';
import {
  amountOf,
  fieldsOf,
  integerOf,
  listOf,
  type Operation,
  parseOperation,
} from '~/features/transactions/query/operation';
import { ApiError } from '~/shared/api/api-error';
import { request } from '~/shared/api/client';
import { exactJson } from '~/shared/api/exact-json';
import { toText } from '~/shared/format/metric-value';
import { FRESH } from './operation-api';

export interface Attempt {
  attemptId: string | null;
  date: string | null;
  provider: string | null;
  status: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  latencyMs: number | null;
}

export interface OperationEvent {
  date: string | null;
  type: string | null;
  fromStatus: string | null;
  toStatus: string | null;
  actor: string | null;
  detail: string | null;
}

export interface Refund {
  refundId: string | null;
  date: string | null;
  /** Cents. */
  amount: number | null;
  status: string | null;
  reason: string | null;
}

/** What the method of payment knows the operation by; what a method has not is null. */
interface Reference {
  number: string | null;
  expiresAt: string | null;
  branch: string | null;
  clabe: string | null;
  trackingKey: string | null;
  senderBank: string | null;
  receiverBank: string | null;
  folio: string | null;
}

export interface Note {
  date: string | null;
  author: string | null;
  text: string | null;
}

/** One operation with all that is known of it. */
export interface OperationDetail extends Operation {
  attempts: Attempt[];
  events: OperationEvent[];
  refunds: Refund[];
  reference: Reference;
  notes: Note[];
  /** Whether bytes of the response are none in its encoding. */
  lossy: boolean;
}

/** @throws Error when the response is no operation */
export function parseDetail(value: unknown, lossy = false): OperationDetail {
  const operation = parseOperation(value);
  if (!operation) throw new Error('no operation');
  const sent = fieldsOf(value);
  return {
    ...operation,
    lossy,
    attempts: listOf(sent.attempts, (item) => {
      const { attemptId, date, provider, status, errorCode, errorMessage, latencyMs } = fieldsOf(item);
      return {
        ...texts({ attemptId, date, provider, status, errorCode, errorMessage }),
        latencyMs: integerOf(latencyMs),
      };
    }),
    events: listOf(sent.events, (item) => {
      const { date, type, fromStatus, toStatus, actor, detail } = fieldsOf(item);
      return texts({ date, type, fromStatus, toStatus, actor, detail });
    }),
    refunds: listOf(sent.refunds, (item) => {
      const { refundId, date, amount, status, reason } = fieldsOf(item);
      return { ...texts({ refundId, date, status, reason }), amount: amountOf(amount) };
    }),
    reference: referenceOf(fieldsOf(sent.reference)),
    notes: listOf(sent.notes, (item) => {
      const { date, author, text } = fieldsOf(item);
      return texts({ date, author, text });
    }),
  };
}

function referenceOf(sent: Readonly<Record<string, unknown>>): Reference {
  const { number, expiresAt, branch, clabe, trackingKey, senderBank, receiverBank, folio } = sent;
  return texts({ number, expiresAt, branch, clabe, trackingKey, senderBank, receiverBank, folio });
}

function texts<Key extends string>(sent: Record<Key, unknown>): Record<Key, string | null> {
  const pairs = Object.entries(sent).map(([key, value]) => [key, toText(value)]);
  return Object.fromEntries(pairs) as Record<Key, string | null>;
}

/** One operation with all that is known of it. */
export function detailQuery(operationId: string) {
  return queryOptions({
    queryKey: ['operation', operationId],
    queryFn: ({ signal }) =>
      request({ path: `operation/${encodeURIComponent(operationId)}`, signal }, exactJson(parseDetail)),
    staleTime: FRESH,
  });
}

/** Ids like one that is unknown, of the response that says so; undefined for any other failure. */
export function similarIds(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.httpStatus !== 404 || !Array.isArray(error.details.similar))
    return undefined;
  return listOf(error.details.similar, toText);
}
