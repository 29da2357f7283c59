/**
 * Alerts. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET alert, alert/group, alert/{alertId}, alert/assignee, alert/rule, trace/count, operation · PUT alert/{alertId}/status, …/assignee
 * POST alert/{alertId}/note, alert/rule, alert/rule/trial · PUT, DELETE alert/rule/{ruleId}
 */

import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SearchParams } from '~/shared/address/search-params';
import { ignored, json, request } from '~/shared/api/client';
import { whileAnswered, withoutEnd } from '~/shared/api/live';
import {
  type AlertDetail,
  type AlertRule,
  parseAlerts,
  parseGroups,
  parseRules,
  parseTotal,
  parseTrial,
  readAlert,
  readPeople,
  readRule,
} from './alert';

/** Filters as the calls take them; a list repeats its key. */
export type AlertQuery = Readonly<Record<string, string | readonly string[]>>;

/** What others do, and what is new, is seen within this time, ms; not asked while the tab is hidden or after a failure. */
const LIVE = 10_000;

const live = whileAnswered(LIVE);

const pathOf = (alertId: string) => `alert/${encodeURIComponent(alertId)}`;
const rulePath = (ruleId: string) => `alert/rule/${encodeURIComponent(ruleId)}`;

/** @throws ApiError */
export function fetchAlerts(query: AlertQuery, { page, size }: { page: number; size: number }, signal?: AbortSignal) {
  const asked = { ...query, page: String(page), size: String(size) };
  return request(
    { path: 'alert', query: asked, ...(signal && { signal }) },
    json((answer) => parseAlerts(answer, { page, size })),
  );
}

export const alertQueries = {
  /** The active ones by source; the same question for all who ask without filters. */
  groups: (query: AlertQuery = {}, page = 1, size = 25) =>
    queryOptions({
      queryKey: ['alert-groups', query, page, size],
      queryFn: ({ signal }) =>
        request(
          { path: 'alert/group', query: { ...query, page: String(page), size: String(size) }, signal, aside: true },
          json((answer) => parseGroups(answer, { page, size })),
        ),
      placeholderData: keepPreviousData,
      staleTime: LIVE / 2,
      ...withoutEnd(LIVE),
    }),
  page: (query: AlertQuery, page: number, size: number) =>
    queryOptions({
      queryKey: ['alerts', query, page, size],
      queryFn: ({ signal }) => fetchAlerts(query, { page, size }, signal),
      placeholderData: keepPreviousData,
      ...live,
    }),
  one: (alertId: string) =>
    queryOptions({
      queryKey: ['alert', alertId],
      queryFn: ({ signal }) => request({ path: pathOf(alertId), signal }, json(readAlert)),
      ...live,
    }),
  rules: () =>
    queryOptions({
      queryKey: ['alert-rules'],
      queryFn: ({ signal }) => request({ path: 'alert/rule', signal }, json(parseRules)),
      staleTime: LIVE,
    }),
  people: () =>
    queryOptions({
      queryKey: ['alert-people'],
      queryFn: ({ signal }) => request({ path: 'alert/assignee', signal }, json(readPeople)),
      staleTime: 60_000,
    }),
};

/** Calls that tell how many they find. */
export type CountedCall = 'trace/count' | 'operation';

/** How many a search finds, for a link that leads there; null where nobody counts. */
export function countQuery(path: CountedCall, { q: _, ...search }: SearchParams) {
  const query = path === 'operation' ? { ...search, size: '1' } : search;
  return queryOptions({
    queryKey: ['alert-count', path, query],
    queryFn: ({ signal }) => request({ path, query, signal, aside: true }, json(parseTotal)),
    staleTime: LIVE,
  });
}

interface StatusChange {
  status: string;
  reason: string;
  until?: string;
  version: number;
}

type RuleBody = Omit<AlertRule, 'ruleId' | 'updatedBy' | 'updatedAt' | 'version'>;

export const alertWrites = {
  status: (alertId: string, body: StatusChange) =>
    request({ method: 'PUT', path: `${pathOf(alertId)}/status`, body }, json(readAlert)),
  assign: (alertId: string, body: { assignee: string | null; reason: string; version: number }) =>
    request({ method: 'PUT', path: `${pathOf(alertId)}/assignee`, body }, json(readAlert)),
  note: (alertId: string, text: string, key: string) =>
    request({ method: 'POST', path: `${pathOf(alertId)}/note`, body: { text }, key }, json(readAlert)),
  read: (alertId: string) => request({ path: pathOf(alertId) }, json(readAlert)),
  rules: async () => (await request({ path: 'alert/rule' }, json(parseRules))).rules,
  createRule: (body: RuleBody) => request({ method: 'POST', path: 'alert/rule', body }, json(readRule)),
  changeRule: (ruleId: string, body: RuleBody & { version: number }) =>
    request({ method: 'PUT', path: rulePath(ruleId), body }, json(readRule)),
  deleteRule: (ruleId: string, version: number) =>
    request({ method: 'DELETE', path: rulePath(ruleId), query: { version: String(version) } }, ignored),
  /** Keeps nothing. */
  tryRule: (body: RuleBody) => request({ method: 'POST', path: 'alert/rule/trial', body }, json(parseTrial)),
};

/** All that tells of an alert is old once one has changed; it itself is as the platform has answered. */
export function alertChanged(client: QueryClient, alert: AlertDetail): void {
  client.setQueryData(alertQueries.one(alert.alertId).queryKey, alert);
  for (const queryKey of [['alert-groups'], ['alerts'], ['alert', alert.alertId], ['audit', 'alert', alert.alertId]])
    void client.invalidateQueries({ queryKey });
}
