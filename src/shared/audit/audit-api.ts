import { queryOptions } from '@tanstack/react-query';
import { json, request } from '../api/client';
import { whileAnswered } from '../api/live';
import { toText } from '../format/read-value';
import { recordOf } from '../storage/stored-value';

/** Something that somebody did to a record. */
export interface AuditEntry {
  auditId: string;
  /** Which record of its kind. */
  entityId: string | null;
  date: string | null;
  userName: string | null;
  role: string | null;
  ip: string | null;
  action: string | null;
  /** The members that changed, as they were and as they became. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  reason: string | null;
}

/** @throws Error when the response is no list */
function parseTrail(value: unknown): AuditEntry[] {
  const { data } = recordOf(value);
  if (!Array.isArray(data)) throw new Error('no list of changes');
  return data.map((item: unknown, index) => {
    const { auditId, entityId, date, user, userName, role, ip, action, before, after, reason } = recordOf(item);
    return {
      ...{ auditId: toText(auditId) ?? String(index), entityId: toText(entityId) },
      ...{ date: toText(date), userName: toText(userName) ?? toText(user), role: toText(role), ip: toText(ip) },
      ...{ action: toText(action), before: recordOf(before), after: recordOf(after), reason: toText(reason) },
    };
  });
}

/** What others do is seen within this time, ms; not while the tab is hidden, nor after a failure. */
const LIVE = 10_000;

/** What was done to a record, or to all of a kind, newest first. */
export function auditQuery(entity: string, entityId?: string) {
  const query = { entity, ...(entityId !== undefined && { entityId }) };
  return queryOptions({
    queryKey: ['audit', entity, ...(entityId === undefined ? [] : [entityId])],
    queryFn: ({ signal }) => request({ path: 'audit', query, signal }, json(parseTrail)),
    ...whileAnswered(LIVE),
  });
}
