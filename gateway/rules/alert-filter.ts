import type { NoticePreference } from '../wire/account';
import type { AlertGroup, AlertGroupPage, AlertPage, Severity } from '../wire/alerts';
import { alertStatuses, severities } from '../wire/alerts';
import { type StoredAlert, statusAt } from './alert';
import { momentsOf, type Range, readDays } from './day-range';
import { isoDate } from './mexico-time';
import { reachingAlerts } from './preference';

/** How long one that has ended still stands among the active ones, ms. */
export const FAREWELL = 60_000;

/** Of a source, so many stand with it. */
export const IN_GROUP = 10;

/** The filters of a search for alerts. */
export interface AlertFilter {
  /** In which it began. */
  range: Range | null;
  statuses: readonly string[];
  severities: readonly string[];
  sourceTypes: readonly string[];
  sources: readonly string[];
  ruleIds: readonly string[];
  /** Part of name, source or metric; in lower case, '' without one. */
  text: string;
  /** E-mail of who works on it; '' for anybody. */
  assignee: string;
}

/** @returns null where dateRange cannot be read */
export function readAlertFilter(query: URLSearchParams, email: string): AlertFilter | null {
  const days = query.get('dateRange') || null;
  const read = days === null ? null : readDays(days);
  const range = read && momentsOf(read);
  if (days !== null && !range) return null;
  const valuesOf = (name: string) => query.getAll(name).filter((value) => value !== '');
  return {
    range: range ?? null,
    statuses: valuesOf('status'),
    severities: valuesOf('severity'),
    sourceTypes: valuesOf('sourceType'),
    sources: valuesOf('source'),
    ruleIds: valuesOf('ruleId'),
    text: query.get('q')?.trim().toLowerCase() ?? '',
    assignee: query.get('mine') === 'true' ? email : '',
  };
}

const isAmong = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value);

/** All filters but those of status and severity. */
function matchesAlert({ range, sourceTypes, sources, ruleIds, text, assignee }: AlertFilter) {
  return (alert: StoredAlert) =>
    (!range || (alert.startedAt >= range.from && alert.startedAt < range.until)) &&
    isAmong(sourceTypes, alert.sourceType) &&
    isAmong(sources, alert.source) &&
    isAmong(ruleIds, alert.ruleId) &&
    (assignee === '' || alert.assignee?.email === assignee) &&
    (text === '' || [alert.name, alert.source, alert.metric].some((each) => each.toLowerCase().includes(text)));
}

/** How many alerts stand how. */
export interface AlertKind {
  status: string;
  severity: string;
  count: number;
  /** When the newest of them began, epoch ms. */
  lastStartedAt: number;
}

type Counts = Pick<AlertPage, 'statusCounts' | 'severityCounts' | 'total'>;

/** What a page tells beside its rows. */
export function alertCounts(kinds: readonly AlertKind[], filter: Pick<AlertFilter, 'statuses' | 'severities'>): Counts {
  const sum = (test: (kind: AlertKind) => boolean) => kinds.filter(test).reduce((total, { count }) => total + count, 0);
  const isStatus = ({ status }: AlertKind) => isAmong(filter.statuses, status);
  const isSeverity = ({ severity }: AlertKind) => isAmong(filter.severities, severity);
  return {
    total: sum((kind) => isStatus(kind) && isSeverity(kind)),
    statusCounts: Object.fromEntries(
      alertStatuses.map((name) => [name, sum((kind) => kind.status === name && isSeverity(kind))]),
    ),
    severityCounts: Object.fromEntries(
      severities.map((name) => [name, sum((kind) => kind.severity === name && isStatus(kind))]),
    ),
  };
}

/** Those that stand among the active ones: until a minute after they have ended. */
const isShown = ({ endedAt }: StoredAlert, now: number) => endedAt === null || endedAt > now - FAREWELL;

const rank = (severity: Severity) => severities.indexOf(severity);

/** Worst first, then oldest. */
const byUrgency = (one: StoredAlert, other: StoredAlert) =>
  rank(one.severity) - rank(other.severity) ||
  one.startedAt - other.startedAt ||
  (one.alertId < other.alertId ? -1 : 1);

/** What of the alerts reaches somebody who is told of some severities alone; null where that is all of them. */
export function bellOf(kinds: readonly AlertKind[], wanted: NoticePreference): AlertGroupPage['bell'] {
  const reaching = reachingAlerts(wanted);
  if (reaching.length === severities.length) return null;
  const own = kinds.filter(({ severity }) => reaching.includes(severity));
  const newest = own.reduce((last, { lastStartedAt }) => Math.max(last, lastStartedAt), 0);
  return {
    severities: reaching,
    active: own.reduce((sum, { status, count }) => sum + (status === 'ACTIVE' ? count : 0), 0),
    lastStartedAt: newest === 0 ? null : isoDate(newest),
  };
}

type Group = Omit<AlertGroup, 'startedAt' | 'alerts'> & { startedAt: number; alerts: StoredAlert[] };

/** Alerts folded by source; the source with the worst one first, then with the oldest. */
export function foldAlerts(alerts: readonly StoredAlert[]): Group[] {
  const groups = new Map<string, Group>();
  for (const alert of alerts.toSorted(byUrgency)) {
    const { sourceType, source, severity, startedAt } = alert;
    const key = `${sourceType}\u0000${source}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { sourceType, source, severity, startedAt, count: 1, alerts: [alert] });
    else {
      group.count += 1;
      group.startedAt = Math.min(group.startedAt, startedAt);
      if (group.alerts.length < IN_GROUP) group.alerts.push(alert);
    }
  }
  return [...groups.values()].sort(byWorst);
}

export const byWorst = (one: Group, other: Group) =>
  rank(one.severity) - rank(other.severity) || one.startedAt - other.startedAt;

/** Which alerts a page of the list holds, in its order, and how all that match stand. */
export function sliceAlerts(
  alerts: readonly StoredAlert[],
  filter: AlertFilter,
  { page, size, ascending }: { page: number; size: number; ascending: boolean },
  now: number,
) {
  const found = alerts.filter(matchesAlert(filter));
  const rows = found
    .filter((alert) => isAmong(filter.statuses, statusAt(alert, now)) && isAmong(filter.severities, alert.severity))
    .sort(
      (one, other) =>
        (ascending ? 1 : -1) * (one.startedAt - other.startedAt) || (one.alertId < other.alertId ? -1 : 1),
    );
  return { alerts: rows.slice((page - 1) * size, page * size), kinds: kindsOf(found, now) };
}

/** The active ones that match, folded, and how they stand. */
export function foldedAlerts(alerts: readonly StoredAlert[], filter: AlertFilter, now: number) {
  const found = alerts.filter((alert) => isShown(alert, now)).filter(matchesAlert(filter));
  const rows = found.filter(
    (alert) => isAmong(filter.statuses, statusAt(alert, now)) && isAmong(filter.severities, alert.severity),
  );
  return { groups: foldAlerts(rows), kinds: kindsOf(found, now) };
}

function kindsOf(alerts: readonly StoredAlert[], now: number): AlertKind[] {
  const kinds = new Map<string, AlertKind>();
  for (const alert of alerts) {
    const [status, { severity, startedAt }] = [statusAt(alert, now), alert];
    const { count, lastStartedAt } = kinds.get(`${status} ${severity}`) ?? { count: 0, lastStartedAt: 0 };
    const next = { status, severity, count: count + 1, lastStartedAt: Math.max(lastStartedAt, startedAt) };
    kinds.set(`${status} ${severity}`, next);
  }
  return [...kinds.values()];
}
