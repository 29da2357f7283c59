import { type AlertRecord, alertIdOf } from '../../rules/alert';
import type { Severity } from '../../wire/alerts';
import { textsOf, wordsOf } from './api';

/** Alerts that one message may bring. */
const MOST = 20_000;

/** Labels that name what an alert is about, and what each is called here; the first that is there counts. */
const SOURCES = [
  ['service', 'service'],
  ['server', 'server'],
  ['channel', 'channel'],
  ['instance', 'server'],
  ['job', 'service'],
] as const;

const SEVERITIES: Readonly<Record<string, Severity>> = {
  critical: 'CRITICAL',
  page: 'CRITICAL',
  info: 'INFO',
  none: 'INFO',
};

export const severityOf = ({ severity = '' }: Readonly<Record<string, string>>): Severity =>
  SEVERITIES[severity.toLowerCase()] ?? 'WARNING';

const numberOf = (text: string | undefined): number | null => {
  const value = Number(text?.trim() || Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/**
 * An alert of Alertmanager's API or webhook. What it lacks (value, limit, minutes before) its annotations may say.
 * @returns undefined for what is none
 */
export function toldAlert(raw: Readonly<Record<string, unknown>>): AlertRecord | undefined {
  const [labels, annotations] = [textsOf(raw.labels), textsOf(raw.annotations)];
  const { alertname = '' } = labels;
  const fingerprint = wordsOf(raw.fingerprint);
  const startedAt = Date.parse(String(raw.startsAt));
  if (alertname === '' || !/^[\da-f]{1,32}$/.test(fingerprint) || !(startedAt > 0)) return undefined;
  const [label, kind] = SOURCES.find(([name]) => labels[name]) ?? ['alertname', 'service'];
  const endedAt = Date.parse(String(raw.endsAt));
  const threshold = numberOf(annotations.threshold);
  return {
    ...{ alertId: alertIdOf(fingerprint, startedAt), ruleId: alertname, name: annotations.summary || alertname },
    severity: severityOf(labels),
    ...{ sourceType: labels.source_type || kind, source: labels[label] ?? alertname },
    ...{ metric: annotations.metric || alertname, unit: annotations.unit ?? '', value: numberOf(annotations.value) },
    ...{ threshold, comparison: null, startedAt, labels },
    endedAt: raw.status === 'resolved' && endedAt > 0 ? Math.max(startedAt, endedAt) : null,
    ...{ isTaken: false, assignee: null, reason: null, silencedUntil: null, eventCount: 1, version: 1 },
    ...{ samples: [], notes: [] },
  };
}

/** All that a message brings. @returns undefined where it is none of Alertmanager's */
export function toldAlerts(list: unknown): AlertRecord[] | undefined {
  if (!Array.isArray(list) || list.length > MOST) return undefined;
  const alerts = list.map((raw) => toldAlert(Object(raw)));
  return alerts.every((alert) => alert !== undefined) ? alerts : undefined;
}
