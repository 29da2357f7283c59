import { fieldsOf, flagOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readPerson = membersOf({ email: toText, name: toText });

const readMembers = membersOf({
  ruleId: toText,
  name: toText,
  severity: toText,
  sourceType: toText,
  source: toText,
  metric: toText,
  unit: (value) => toText(value) ?? '',
  value: numberOf,
  threshold: numberOf,
  comparison: toText,
  startedAt: toText,
  endedAt: toText,
  status: toText,
  assignee: (value) => (value ? readPerson(value) : null),
  reason: toText,
  silencedUntil: toText,
  eventCount: integerOf,
  version: integerOf,
  actions: (value) => listOf(value, toText),
});

/** An alert; `actions` is what whoever asks may do with it as it stands. */
export interface Alert extends ReturnType<typeof readMembers> {
  alertId: string;
}

/** @returns null without an id, by which alone it can be told from others */
function parseAlert(value: unknown): Alert | null {
  const alertId = toText(fieldsOf(value).alertId);
  return alertId === null ? null : { alertId, ...readMembers(value) };
}

const readSample = membersOf({ date: toText, value: numberOf });
const readNote = membersOf({ noteId: toText, date: toText, author: readPerson, text: toText });

/** The same with the minutes before it and its notes. */
export interface AlertDetail extends Alert {
  samples: ReturnType<typeof readSample>[];
  notes: ReturnType<typeof readNote>[];
}

/** @throws Error when the answer is no alert */
export function readAlert(value: unknown): AlertDetail {
  const alert = parseAlert(value);
  if (!alert) throw new Error('no alert');
  const { samples, notes } = fieldsOf(value);
  return { ...alert, samples: listOf(samples, readSample), notes: listOf(notes, readNote) };
}

const countsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, count]) => [name, integerOf(count)]));

type Counts = Readonly<Record<string, number | null>>;

interface Page {
  page: number;
  size: number;
  total: number;
  statusCounts: Counts;
  severityCounts: Counts;
}

function readPage(value: unknown, asked: { page: number; size: number }): Page & { data: unknown[] } {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of alerts');
  return {
    data: sent.data,
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    ...{ total, statusCounts: countsOf(sent.statusCounts), severityCounts: countsOf(sent.severityCounts) },
  };
}

/** How many there are, of an answer that may tell more. */
export const parseTotal = (value: unknown) => integerOf(fieldsOf(value).total);

export interface AlertPage extends Page {
  alerts: Alert[];
}

/** @throws Error when there is no list, or how many match cannot be read */
export function parseAlerts(value: unknown, asked: { page: number; size: number }): AlertPage {
  const { data, ...page } = readPage(value, asked);
  return { ...page, alerts: listOf(data, parseAlert) };
}

const readGroup = membersOf({
  sourceType: toText,
  source: toText,
  severity: toText,
  startedAt: toText,
  count: integerOf,
  alerts: (value) => listOf(value, parseAlert),
});

export type AlertGroup = ReturnType<typeof readGroup>;

/** Active alerts by source. */
export interface AlertGroups extends Page {
  groups: AlertGroup[];
  alertCount: number | null;
  lastStartedAt: string | null;
  /** What of them reaches whoever asks. */
  bell: Bell | null;
}

const readBell = membersOf({
  severities: (value) => listOf(value, toText),
  active: integerOf,
  lastStartedAt: toText,
});

type Bell = ReturnType<typeof readBell>;

/** @throws Error when there is no list, or how many match cannot be read */
export function parseGroups(value: unknown, asked: { page: number; size: number }): AlertGroups {
  const { data, ...page } = readPage(value, asked);
  const { alertCount, lastStartedAt, bell } = fieldsOf(value);
  return {
    ...page,
    groups: listOf(data, readGroup),
    alertCount: integerOf(alertCount),
    lastStartedAt: toText(lastStartedAt),
    bell: bell ? readBell(bell) : null,
  };
}

const readRuleMembers = membersOf({
  name: (value) => toText(value) ?? '',
  metric: (value) => toText(value) ?? '',
  comparison: toText,
  threshold: numberOf,
  hysteresis: numberOf,
  durationSeconds: numberOf,
  severity: toText,
  sources: (value) => listOf(value, toText),
  recipients: (value) => listOf(value, toText),
  quietFrom: toText,
  quietUntil: toText,
  isEnabled: flagOf,
  updatedBy: (value) => (value ? readPerson(value) : null),
  updatedAt: toText,
  version: integerOf,
});

export interface AlertRule extends ReturnType<typeof readRuleMembers> {
  ruleId: string;
}

/** @throws Error when the answer is no rule */
export function readRule(value: unknown): AlertRule {
  const ruleId = toText(fieldsOf(value).ruleId);
  if (ruleId === null) throw new Error('no rule');
  return { ruleId, ...readRuleMembers(value) };
}

const readMetric = membersOf({
  metric: toText,
  label: toText,
  unit: (value) => toText(value) ?? '',
  comparison: toText,
});

export type AlertMetric = ReturnType<typeof readMetric>;

export interface AlertRules {
  rules: AlertRule[];
  metrics: AlertMetric[];
  /** False where rules live elsewhere. */
  editable: boolean;
}

/** @throws Error when there is no list */
export function parseRules(value: unknown): AlertRules {
  const { data, metrics, editable } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no rules');
  return { rules: data.map(readRule), metrics: listOf(metrics, readMetric), editable: editable === true };
}

const readFiring = membersOf({ startedAt: toText, endedAt: toText, value: numberOf });
const readTried = membersOf({
  source: toText,
  samples: (value) => listOf(value, readSample),
  firings: (value) => listOf(value, readFiring),
});

/** What a rule would have made of the last while, by source. */
export interface RuleTrial {
  from: string | null;
  to: string | null;
  sources: ReturnType<typeof readTried>[];
}

export function parseTrial(value: unknown): RuleTrial {
  const { from, to, sources } = fieldsOf(value);
  return { from: toText(from), to: toText(to), sources: listOf(sources, readTried) };
}

export const readPeople = (value: unknown) => listOf(fieldsOf(value).data, readPerson);
