import { queryOptions } from '@tanstack/react-query';
import { amountOf, type Operation, parseOperation } from '~/features/transactions/query/operation';
import { ApiError } from '~/shared/api/api-error';
import { request } from '~/shared/api/client';
import { exactJson } from '~/shared/api/exact-json';
import { fieldsOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';
import { FRESH } from './operation-api';

const parseAttempt = membersOf({
  attemptId: toText,
  date: toText,
  provider: toText,
  status: toText,
  errorCode: toText,
  errorMessage: toText,
  latencyMs: integerOf,
});

export type Attempt = ReturnType<typeof parseAttempt>;

const parseEvent = membersOf({
  date: toText,
  type: toText,
  fromStatus: toText,
  toStatus: toText,
  actor: toText,
  detail: toText,
});

export type OperationEvent = ReturnType<typeof parseEvent>;

/** The amount is in cents. */
const parseRefund = membersOf({ refundId: toText, date: toText, amount: amountOf, status: toText, reason: toText });

export type Refund = ReturnType<typeof parseRefund>;

/** What the method of payment knows the operation by; what a method has not is null. */
const parseReference = membersOf({
  number: toText,
  expiresAt: toText,
  branch: toText,
  clabe: toText,
  trackingKey: toText,
  senderBank: toText,
  receiverBank: toText,
  folio: toText,
});

const parseNote = membersOf({ noteId: toText, date: toText, author: toText, text: toText });

export type Note = ReturnType<typeof parseNote>;

/** One operation with all that is known of it. */
export interface OperationDetail extends Operation {
  attempts: Attempt[];
  events: OperationEvent[];
  refunds: Refund[];
  reference: ReturnType<typeof parseReference>;
  notes: Note[];
  /** What to name when the status is changed; null where the platform has none. */
  version: number | null;
  /** What this person may do with it as it stands, by the platform's word. */
  actions: string[];
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
    attempts: listOf(sent.attempts, parseAttempt),
    events: listOf(sent.events, parseEvent),
    refunds: listOf(sent.refunds, parseRefund),
    reference: parseReference(sent.reference),
    notes: listOf(sent.notes, parseNote),
    version: integerOf(sent.version),
    actions: listOf(sent.actions, toText),
  };
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
