import type { OperationDetail } from '../wire/operations';
import type { Person } from '../wire/refunds';
import { isoDate } from './mexico-time';
import { mayCall, type Role } from './roles';
import { approvedStatuses } from './statuses';

/** What people do with one operation, and what became of it. */
type ActKind = 'SYNC' | 'NOTE' | 'APPROVE' | 'REJECT' | 'RECEIPT' | 'RECEIPT_FAILED';

/** An act as it is kept; the moment is epoch ms. */
export interface StoredAct {
  operationId: string;
  /** The first is 1. */
  number: number;
  date: number;
  kind: ActKind;
  by: Person;
  /** Both null where the status stayed. */
  fromStatus: string | null;
  toStatus: string | null;
  /** A note, a reason, a masked address. */
  text: string;
}

/** How the time line names an act. */
const eventTypes: Readonly<Record<ActKind, string>> = {
  SYNC: 'STATUS_CHECKED',
  NOTE: 'NOTE_ADDED',
  APPROVE: 'REVIEW_RELEASED',
  REJECT: 'REVIEW_REJECTED',
  RECEIPT: 'RECEIPT_SENT',
  RECEIPT_FAILED: 'RECEIPT_FAILED',
};

/** The status that a decision leads to. */
export const decidedStatus = { APPROVE: 'SUCCESS', REJECT: 'REJECTED' } as const;

export const isPaid = (status: string) =>
  status === 'REFUND' || (approvedStatuses as readonly string[]).includes(status);

type Told = Pick<OperationDetail, 'status' | 'events' | 'notes' | 'version'>;

/** An operation as services tell it that also tells of what was done to it here. */
export function withActs<T extends Told>(operation: T, acts: readonly StoredAct[]): T {
  if (acts.length === 0) return operation;
  const events = [...operation.events, ...acts.map(eventOf)];
  const notes = [...operation.notes, ...acts.filter(({ kind }) => kind === 'NOTE').map(noteOf)];
  return {
    ...operation,
    status: statusAfter(operation.status, acts),
    events: events.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
    notes: notes.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
    version: operation.version + acts.filter(({ toStatus }) => toStatus !== null).length,
  };
}

/** How something stands of which services tell a status, once acts are taken into account. */
export function statusAfter(told: string, acts: readonly StoredAct[]): string {
  return acts.reduce((status, act) => (act.toStatus !== null && stands(act, status) ? act.toStatus : status), told);
}

/**
 * Whether a change made here stands over what services tell: as long as they tell what was there before, and where only
 * the clock ran out on something that is paid. Else they know better.
 */
function stands({ fromStatus, toStatus }: StoredAct, told: string): boolean {
  return told === fromStatus || (isPaid(toStatus ?? '') && (told === 'PENDING' || told === 'EXPIRATED'));
}

function eventOf({ date, kind, by, fromStatus, toStatus, text }: StoredAct) {
  const detail = kind === 'NOTE' ? '' : text;
  return { date: isoDate(date), type: eventTypes[kind], fromStatus, toStatus, actor: by.name, detail };
}

function noteOf({ operationId, number, date, by, text }: StoredAct) {
  return { noteId: `N-${operationId}-${number}`, date: isoDate(date), author: by.name, text };
}

/** What somebody may do with an operation as it stands. */
export function operationActions({ status }: Pick<OperationDetail, 'status'>, role: Role, can: ActAbility): string[] {
  const all = [
    ['SYNC', 'POST /operation/{operationId}/sync', can.ask],
    ['NOTE', 'POST /operation/{operationId}/note', can.note],
    ['REVIEW', 'PUT /operation/{operationId}/review', can.ask && status === 'REVIEW'],
    ['RECEIPT', 'POST /operation/{operationId}/receipt', can.write && isPaid(status)],
  ] as const;
  return all.flatMap(([action, call, isPossible]) => (isPossible && mayCall(role, call) ? [action] : []));
}

/** What a platform has: a store, somebody to ask, somebody who writes to customers. */
export interface ActAbility {
  note: boolean;
  ask: boolean;
  write: boolean;
}
