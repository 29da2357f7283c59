import { queryOptions } from '@tanstack/react-query';
import { json, request } from '../api/client';
import { toText } from '../format/metric-value';
import { recordOf } from '../storage/stored-value';

/** Something that somebody did to a record. */
export interface AuditEntry {
  auditId: string;
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
    const { auditId, date, user, userName, role, ip, action, before, after, reason } = recordOf(item);
    return {
      auditId: toText(auditId) ?? String(index),
      ...{ date: toText(date), userName: toText(userName) ?? toText(user), role: toText(role), ip: toText(ip) },
      ...{ action: toText(action), before: recordOf(before), after: recordOf(after), reason: toText(reason) },
    };
  });
}

/** What others do is seen within this time, ms; not while the tab is hidden, nor after a failure. */
const LIVE = 10_000;

/** What was done to a record, newest first. */
export function auditQuery(entity: string, entityId: string) {
  return queryOptions({
    queryKey: ['audit', entity, entityId],
    queryFn: ({ signal }) => request({ path: 'audit', query: { entity, entityId }, signal }, json(parseTrail)),
    refetchInterval: ({ state }) => (state.error ? false : LIVE),
  });
}
