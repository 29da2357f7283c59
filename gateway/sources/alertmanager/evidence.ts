import { SourceAway } from '../../ports';
import type { AlertRecord, AlertSample } from '../../rules/alert';
import type { StoredRule } from '../../rules/alert-rule';
import type { Comparison } from '../../wire/alerts';
import { alertRules, type Connection, queryRange } from '../prometheus/query';
import { severityOf } from './alerts';
import { textsOf, wordsOf } from './api';

const MINUTE = 60_000;
/** Of an alert, the minutes before it. */
const BEFORE = 15 * MINUTE;
const STEP = 15;
/** Questions in one look: the alerts of a storm are of few rules. */
const MOST = 40;

/** What only Prometheus knows of alerts. */
export interface AlertEvidence {
  /** The same alerts with value, limit and minutes before, as far as they can be had. */
  of(alerts: readonly AlertRecord[]): Promise<AlertRecord[]>;
  rules(now: number): Promise<StoredRule[]>;
}

export const noEvidence: AlertEvidence = { of: async (alerts) => [...alerts], rules: async () => [] };

/** A rule's expression as a comparison with a number. */
interface Condition {
  left: string;
  comparison: Comparison;
  threshold: number;
}

/** @returns undefined for an expression of another form */
export function conditionOf(query: string): Condition | undefined {
  const [, left, sign, number] = /^(.*\S)\s*(==|[<>]=?)\s*(-?[\d.]+(?:e[+-]?\d+)?)\s*$/is.exec(query) ?? [];
  const threshold = Number(number);
  if (left === undefined || !Number.isFinite(threshold)) return undefined;
  // What joins several comparisons is none.
  if (/\b(and|or|unless)\b/i.test(left)) return undefined;
  if (sign === '==') return threshold === 0 ? { left, comparison: 'BELOW', threshold: 1 } : undefined;
  return { left, comparison: sign?.startsWith('>') ? 'ABOVE' : 'BELOW', threshold };
}

/** The Prometheus whose rules raise the alerts. */
export function createEvidence(connection: Connection): AlertEvidence {
  const seriesOf = async (left: string, from: number, until: number) => {
    const lines = await queryRange(connection, left, { start: from / 1000, end: until / 1000, step: STEP });
    return lines.map(({ labels, values }) => ({
      labels: Object.entries(labels),
      samples: values.flatMap(([at, value]): AlertSample[] =>
        Number.isFinite(Number(value)) ? [{ at: Math.round(at * 1000), value: Number(value) }] : [],
      ),
    }));
  };

  return {
    async of(alerts) {
      if (alerts.length === 0) return [];
      try {
        const conditions = new Map(
          (await alertRules(connection)).map(({ name, query }) => [name, conditionOf(String(query))]),
        );
        const asked = new Map<string, ReturnType<typeof seriesOf>>();
        const completed = alerts.map(async (alert): Promise<AlertRecord> => {
          const condition = conditions.get(alert.ruleId);
          if (!condition) return alert;
          const { left, ...limit } = condition;
          const from = Math.floor(alert.startedAt / BEFORE) * BEFORE - BEFORE;
          const key = `${left} ${from}`;
          if (asked.size < MOST && !asked.has(key)) asked.set(key, seriesOf(left, from, from + 2 * BEFORE));
          const series = (await asked.get(key))?.find(({ labels }) =>
            labels.every(([name, value]) => alert.labels[name] === value),
          );
          const samples = (series?.samples ?? []).filter(
            ({ at }) => at >= alert.startedAt - BEFORE && at <= alert.startedAt,
          );
          return { ...alert, ...limit, value: alert.value ?? samples.at(-1)?.value ?? null, samples };
        });
        return await Promise.all(completed);
      } catch (error) {
        // An alert must not wait for what would only explain it.
        if (error instanceof SourceAway) return [...alerts];
        throw error;
      }
    },

    async rules(now) {
      return (await alertRules(connection)).flatMap(({ name, query, duration, labels, annotations }): StoredRule[] => {
        const condition = conditionOf(String(query));
        if (!condition) return [];
        const { left, ...limit } = condition;
        return [
          {
            ...{ ruleId: wordsOf(name), name: wordsOf(name), metric: textsOf(annotations).metric || left, ...limit },
            ...{ hysteresis: 0, durationSeconds: Number(duration) || 0, severity: severityOf(textsOf(labels)) },
            ...{
              sources: [],
              recipients: [],
              quietFrom: null,
              quietUntil: null,
              isEnabled: true,
              updatedBy: null,
              updatedAt: now,
              version: 1,
            },
          },
        ];
      });
    },
  };
}
