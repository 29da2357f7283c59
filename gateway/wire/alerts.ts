import type { Person } from './refunds';

// What the calls about alerts answer, as docs/openapi.yaml says it. Dates are ISO 8601 with Mexico City's offset.

type Maybe<T> = T | null;

export const severities = ['CRITICAL', 'WARNING', 'INFO'] as const;
export type Severity = (typeof severities)[number];
/** As people read them. */
export const severityNames: Readonly<Record<Severity, string>> = {
  CRITICAL: 'Crítica',
  WARNING: 'Advertencia',
  INFO: 'Informativa',
};

export const alertStatuses = ['ACTIVE', 'ACKNOWLEDGED', 'SILENCED', 'RESOLVED'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

export type Comparison = 'ABOVE' | 'BELOW';

export interface Alert {
  /** Fingerprint of its labels and the moment at which it began. */
  alertId: string;
  ruleId: string;
  name: string;
  severity: Severity;
  sourceType: string;
  source: string;
  metric: string;
  unit: string;
  value: Maybe<number>;
  threshold: Maybe<number>;
  comparison: Maybe<Comparison>;
  startedAt: string;
  endedAt: Maybe<string>;
  status: AlertStatus;
  assignee: Maybe<Person>;
  /** The last one that somebody gave. */
  reason: Maybe<string>;
  silencedUntil: Maybe<string>;
  eventCount: number;
  version: number;
  /** What whoever asks may do with it as it stands. */
  actions: readonly string[];
}

interface Sample {
  date: string;
  value: number;
}

export interface AlertDetail extends Alert {
  /** From fifteen minutes before it fired, oldest first. */
  samples: readonly Sample[];
  /** Oldest first. */
  notes: readonly { noteId: string; date: string; author: Person; text: string }[];
}

interface Counts {
  /** Under all filters but that of the status. */
  statusCounts: Readonly<Record<string, number>>;
  /** Under all filters but that of the severity. */
  severityCounts: Readonly<Record<string, number>>;
}

export interface AlertPage extends Counts {
  data: readonly Alert[];
  page: number;
  size: number;
  total: number;
  generatedAt: string;
}

/** Alerts of one source that have not ended. */
export interface AlertGroup {
  sourceType: string;
  source: string;
  /** The worst of them. */
  severity: Severity;
  /** Of the oldest. */
  startedAt: string;
  count: number;
  /** The first of them, worst first, then oldest. */
  alerts: readonly Alert[];
}

export interface AlertGroupPage extends Counts {
  data: readonly AlertGroup[];
  page: number;
  size: number;
  /** Sources that have alerts. */
  total: number;
  /** Alerts of all of them. */
  alertCount: number;
  /** When the last one began, also of those that have ended. */
  lastStartedAt: Maybe<string>;
  /** What of them reaches whoever asks; null where all do. */
  bell: Maybe<{ severities: readonly string[]; active: number; lastStartedAt: Maybe<string> }>;
  generatedAt: string;
}

export interface AlertRule {
  ruleId: string;
  name: string;
  metric: string;
  comparison: Comparison;
  threshold: number;
  /** By how much a value must be back before the alert ends. */
  hysteresis: number;
  /** How long it must last before it is one. */
  durationSeconds: number;
  severity: Severity;
  /** Those that are watched; all where none is named. */
  sources: readonly string[];
  /** hh:mm of Mexico City; what begins between these is silenced until they end. */
  quietFrom: Maybe<string>;
  quietUntil: Maybe<string>;
  /** Who is written to when it raises an alert, by e-mail; nobody in its quiet hours. */
  recipients: readonly string[];
  isEnabled: boolean;
  updatedBy: Maybe<Person>;
  updatedAt: string;
  version: number;
}

export interface AlertMetric {
  metric: string;
  label: string;
  unit: string;
  comparison: Comparison;
}

export interface AlertRules {
  data: readonly AlertRule[];
  /** What a rule can be about. */
  metrics: readonly AlertMetric[];
  /** False where rules live elsewhere, as in Prometheus. */
  editable: boolean;
}

export interface RuleTrial {
  from: string;
  to: string;
  sources: readonly {
    source: string;
    samples: readonly Sample[];
    firings: readonly { startedAt: string; endedAt: Maybe<string>; value: number }[];
  }[];
}
