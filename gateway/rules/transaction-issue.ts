import type { OperationDetail } from '../wire/operations';
import { type IssueType, issueTypes } from '../wire/transactions';
import { isPaid } from './act';
import { lengthOf, textOf } from './act-request';
import { momentsOf, type Range, readDays } from './day-range';
import { startOfDay } from './mexico-time';
import { readVersion } from './refund-request';
import type { Refusal } from './statistic-query';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an operation may be pending where nobody has to go to a shop first, ms. */
export const STUCK_AFTER = HOUR;

/** How long a payment that was accepted may go without its confirmation, ms: the second file of the provider has come by then. */
export const CONFIRMED_WITHIN = 30 * HOUR;

/** Methods whose references wait until they run out. */
export const waitingMethods: readonly string[] = ['OXXO', 'STORE'];

/** What tells that the provider has the money although the operation is not paid. */
export const PAID_ELSEWHERE = 'NOTICE_MISSING';

/** Operations that are asked about at once, at most. */
const MOST_ASKED = 50;

const LONGEST_COMMENT = 250;

/** Days that are looked at when nobody names others, and at most. */
const USUAL_DAYS = 7;
const MOST_DAYS = 31;

/** What of the issues is asked for. */
export interface IssueFilter {
  range: Range;
  types: readonly IssueType[];
  attended: boolean;
}

/** What somebody says of one. */
export interface AttentionRequest {
  attended: boolean;
  comment: string;
  version: number;
}

/** @returns null for a value that is none */
export function readIssueFilter(query: URLSearchParams, now: number): IssueFilter | null {
  const [days, asked, attended] = [query.get('dateRange'), query.getAll('type'), query.get('attended') ?? ''];
  const read = days ? readDays(days) : null;
  const today = startOfDay(now);
  const range = days ? read && momentsOf(read) : { from: startOfDay(today, 1 - USUAL_DAYS), until: today + DAY };
  const types = issueTypes.filter((type) => asked.includes(type));
  if (!range || range.until - range.from > MOST_DAYS * DAY) return null;
  if (types.length < new Set(asked).size || !/^(true|false)?$/.test(attended)) return null;
  return { range, types, attended: attended === 'true' };
}

/** Reads the body of a change of attention. */
export function readAttention(body: Readonly<Record<string, unknown>>): AttentionRequest | Refusal {
  const { attended } = body;
  const comment = textOf(body.comment);
  const version = readVersion(body.version, 'Di qué versión viste.');
  const fields: Refusal['fields'] = typeof version === 'number' ? [] : [...version.fields];
  if (typeof attended !== 'boolean') fields.push({ field: 'attended', message: 'Di si ya se atendió.' });
  if (attended === true && comment === '') fields.push({ field: 'comment', message: 'Di qué se hizo.' });
  if (lengthOf(comment) > LONGEST_COMMENT)
    fields.push({ field: 'comment', message: `La nota tiene más de ${LONGEST_COMMENT} caracteres.` });
  return typeof attended === 'boolean' && typeof version === 'number' && fields.length === 0
    ? { attended, comment, version }
    : { fields };
}

/** Reads the body of a question about several. */
export function readIssueIds(body: Readonly<Record<string, unknown>>): { ids: string[] } | Refusal {
  const given = Array.isArray(body.issueIds) ? body.issueIds : [];
  const ids = [...new Set(given.filter((id): id is string => typeof id === 'string' && id.length <= 60))];
  if (ids.length === 0) return { fields: [{ field: 'issueIds', message: 'Elige al menos una.' }] };
  if (given.length > MOST_ASKED)
    return { fields: [{ field: 'issueIds', message: `Se consultan ${MOST_ASKED} a la vez, a lo más.` }] };
  return { ids };
}

/** Somebody has to look at it. */
export interface FoundIssue {
  type: IssueType;
  operation: OperationDetail;
  /** Other payments of the same order. */
  others: readonly string[];
}

export const issueIdOf = ({ type, operation }: FoundIssue) => `${type}-${operation.operationId}`;

/** What of these operations has to be looked at, each once; money that was taken twice comes first. */
export function issuesOf(operations: readonly OperationDetail[], now: number): FoundIssue[] {
  const paid = new Map<string, string[]>();
  for (const { orderId, operationId, status } of operations)
    if (isPaid(status)) paid.set(orderId, [...(paid.get(orderId) ?? []), operationId].sort());
  return operations
    .flatMap((operation): FoundIssue[] => {
      const [first, ...others] = paid.get(operation.orderId) ?? [];
      const isSecond = others.includes(operation.operationId);
      if (isSecond) return [];
      const isDouble = first === operation.operationId && (others.length > 0 || isChargedTwice(operation));
      const type = isDouble ? 'DUPLICATE' : issueType(operation, now);
      return type ? [{ type, operation, others: isDouble ? others : [] }] : [];
    })
    .sort(
      (one, other) =>
        issueTypes.indexOf(one.type) - issueTypes.indexOf(other.type) ||
        Date.parse(one.operation.date) - Date.parse(other.operation.date) ||
        one.operation.operationId.localeCompare(other.operation.operationId),
    );
}

/** The provider approved more than one attempt. */
const isChargedTwice = ({ attempts, refundedAmount }: OperationDetail) =>
  refundedAmount === 0 && attempts.filter(({ status }) => isPaid(status)).length > 1;

function issueType({ status, paymentMethod, date, expiresAt, events, reconciled }: OperationDetail, now: number) {
  const isOpen = status === 'PENDING' || status === 'EXPIRATED';
  if (isOpen && events.some(({ type }) => type === PAID_ELSEWHERE)) return 'MISMATCH';
  const age = now - Date.parse(date);
  const isOver = expiresAt !== null && Date.parse(expiresAt) < now;
  if (status === 'PENDING' && (isOver || (!waitingMethods.includes(paymentMethod) && age > STUCK_AFTER)))
    return 'STUCK';
  return status === 'ACCEPTED' && !reconciled && age > CONFIRMED_WITHIN ? 'UNCONFIRMED' : undefined;
}

/** What the provider said of it last; null where nobody has asked. */
export function providerWord({ type, operation }: FoundIssue): string | null {
  if (type === 'MISMATCH' || type === 'DUPLICATE') return 'SUCCESS';
  return operation.events.some((event) => event.type === 'STATUS_CHECKED') ? operation.status : null;
}
