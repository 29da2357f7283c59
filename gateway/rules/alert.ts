import type { Alert, AlertDetail, AlertStatus, Comparison, Severity } from '../wire/alerts';
import type { Person } from '../wire/refunds';
import { isoDate } from './mexico-time';
import { mayCall, type Role } from './roles';

/** An alert as it is kept; moments are epoch ms. */
export interface StoredAlert {
  alertId: string;
  ruleId: string;
  name: string;
  severity: Severity;
  sourceType: string;
  source: string;
  metric: string;
  unit: string;
  value: number | null;
  threshold: number | null;
  comparison: Comparison | null;
  startedAt: number;
  endedAt: number | null;
  /** Somebody works on it. */
  isTaken: boolean;
  assignee: Person | null;
  reason: string | null;
  silencedUntil: number | null;
  eventCount: number;
  version: number;
}

export interface AlertSample {
  at: number;
  value: number;
}

interface AlertNote {
  date: number;
  author: Person;
  text: string;
}

/** The same with what only its details show. */
export interface AlertRecord extends StoredAlert {
  samples: readonly AlertSample[];
  notes: readonly AlertNote[];
  /** By which whoever raised it knows it. */
  labels: Readonly<Record<string, string>>;
}

/** How it stands at a moment: a silence ends by itself. */
export function statusAt({ endedAt, silencedUntil, isTaken }: StoredAlert, now: number): AlertStatus {
  if (endedAt !== null) return 'RESOLVED';
  if (silencedUntil !== null && silencedUntil > now) return 'SILENCED';
  return isTaken ? 'ACKNOWLEDGED' : 'ACTIVE';
}

/** What somebody does to an alert. */
export type AlertDeed = 'TAKE' | 'RELEASE' | 'SILENCE' | 'RESOLVE' | 'ASSIGN' | 'NOTE';

function actionsOf(alert: StoredAlert, role: Role, now: number): AlertDeed[] {
  if (!mayCall(role, 'PUT /alert/{alertId}/status')) return [];
  const status = statusAt(alert, now);
  if (status === 'RESOLVED') return ['NOTE'];
  const free: AlertDeed[] = status === 'ACKNOWLEDGED' ? [] : ['TAKE'];
  const held: AlertDeed[] = status === 'ACTIVE' ? [] : ['RELEASE'];
  return [...free, 'ASSIGN', 'SILENCE', ...held, 'RESOLVE', 'NOTE'];
}

const maybeDate = (moment: number | null) => (moment === null ? null : isoDate(moment));

/** An alert as somebody is answered. */
export function alertAnswer(alert: StoredAlert, role: Role, now: number): Alert {
  return {
    alertId: alert.alertId,
    ruleId: alert.ruleId,
    name: alert.name,
    severity: alert.severity,
    sourceType: alert.sourceType,
    source: alert.source,
    metric: alert.metric,
    unit: alert.unit,
    value: alert.value,
    threshold: alert.threshold,
    comparison: alert.comparison,
    startedAt: isoDate(alert.startedAt),
    endedAt: maybeDate(alert.endedAt),
    status: statusAt(alert, now),
    assignee: alert.assignee,
    reason: alert.reason,
    silencedUntil: maybeDate(alert.silencedUntil),
    eventCount: alert.eventCount,
    version: alert.version,
    actions: actionsOf(alert, role, now),
  };
}

export function alertDetailAnswer(alert: AlertRecord, role: Role, now: number): AlertDetail {
  return {
    ...alertAnswer(alert, role, now),
    samples: samplesAnswer(alert.samples),
    notes: alert.notes.map(({ date, ...note }, index) => ({ noteId: String(index + 1), date: isoDate(date), ...note })),
  };
}

export const samplesAnswer = (samples: readonly AlertSample[]) =>
  samples.map(({ at, value }) => ({ date: isoDate(at), value }));

/** The id of an alert of somebody's labels that began at a moment. */
export const alertIdOf = (fingerprint: string, startedAt: number) => `${fingerprint}-${startedAt}`;

/** Sixteen digits for the labels that an alert goes by, the same in every episode. */
export function fingerprintOf(...labels: readonly string[]): string {
  const text = labels.join('\u0000');
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
