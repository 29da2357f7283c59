import type { Person, Refund } from '../wire/refunds';
import { isoDate } from './mexico-time';
import type { RefundMethod } from './refund-methods';
import { type RefundStatus, refundActions } from './refund-states';

/** A refund as it is kept; moments are epoch ms. */
export interface StoredRefund {
  refundId: string;
  /** Of the file of rows that it was asked for with. */
  batchId: string | null;
  date: number;
  orderId: string;
  operationId: string;
  paymentMethod: string;
  refundMethod: RefundMethod;
  /** In full, for the provider; answers mask them. */
  beneficiaryName: string | null;
  clabe: string | null;
  amount: number;
  currency: string;
  type: 'TOTAL' | 'PARTIAL';
  reasonCode: string;
  comment: string;
  status: RefundStatus;
  requestedBy: Person;
  approvedBy: Person | null;
  decisionComment: string | null;
  /** How often the provider has refused it before. */
  refusals: number;
  providerReference: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  updatedAt: number;
  version: number;
}

/** What the provider knows one sending by: the same until it has refused, so that it never pays one twice. */
export const sendingOf = ({ refundId, refusals }: StoredRefund) => `${refundId}-${refusals + 1}`;

/** A refund as somebody is answered. */
export function refundAnswer(refund: StoredRefund, email: string): Refund {
  const { beneficiaryName, clabe, refusals: _, date, updatedAt, ...members } = refund;
  return {
    ...members,
    date: isoDate(date),
    beneficiary: clabe === null ? null : { name: maskName(beneficiaryName ?? ''), clabe: maskClabe(clabe) },
    updatedAt: isoDate(updatedAt),
    actions: refundActions(refund.status, refund.requestedBy, email),
  };
}

/** 'Cliente d•••': the first word and the next one's first letter. */
function maskName(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/);
  return `${first} ${second.slice(0, 1)}•••`;
}

const maskClabe = (clabe: string) => `•••• •••• •••• ${clabe.slice(-4)}`;

/** Members whose change the trail tells, as people see them. */
function trailed(refund: StoredRefund): Record<string, unknown> {
  const { status, amount, currency, reasonCode, comment, refundMethod, decisionComment } = refund;
  const { providerReference, errorCode, errorMessage, version, beneficiaryName, clabe, batchId } = refund;
  return {
    ...{ status, amount, currency, reasonCode, comment, refundMethod, decisionComment, providerReference },
    ...{ errorCode, errorMessage, version, batchId, approvedBy: refund.approvedBy?.email ?? null },
    beneficiaryName: beneficiaryName && maskName(beneficiaryName),
    clabe: clabe && maskClabe(clabe),
  };
}

/** What differs between two states of a refund; all that there is where there was none. */
export function changesOf(before: StoredRefund | undefined, after: StoredRefund) {
  const [was, is]: Record<string, unknown>[] = [before ? trailed(before) : {}, trailed(after)];
  const changed = Object.keys(is ?? {}).filter((name) => (was?.[name] ?? null) !== (is?.[name] ?? null));
  const only = (from: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.flatMap((name) => (name in from ? [[name, from[name]]] : [])));
  return { before: only(was), after: only(is) };
}
