import type { AlertRule, Comparison, Severity } from '../wire/alerts';
import type { Person } from '../wire/refunds';
import type { AlertSample } from './alert';
import { isoDate, mexicoClock } from './mexico-time';

const MINUTE = 60_000;
const DAY = 1440;

/** What makes an alert of a metric; moments are epoch ms. */
export interface StoredRule extends Omit<AlertRule, 'updatedAt'> {
  updatedAt: number;
}

export type RuleCondition = Pick<StoredRule, 'comparison' | 'threshold' | 'hysteresis' | 'durationSeconds'>;

/** One that was written before rules had recipients has none. */
export const ruleAnswer = ({ updatedAt, recipients = [], ...rule }: StoredRule): AlertRule => ({
  ...{ ...rule, recipients },
  updatedAt: isoDate(updatedAt),
});

/** A value beyond the threshold: since when, until which sample, and whether for so long that it is an alert. */
export interface Breach {
  since: number;
  at: number;
  isFiring: boolean;
}

/** Between two samples that are farther apart nobody knows what was: what counts towards a duration begins anew, ms. */
const GAP = 90_000;

/** How a rule stands after a sample; undefined while nothing is wrong. One that fires ends only well within the threshold. */
export function afterSample(
  { comparison, threshold, hysteresis, durationSeconds }: RuleCondition,
  before: Breach | undefined,
  { at, value }: AlertSample,
): Breach | undefined {
  const sign = comparison === 'ABOVE' ? 1 : -1;
  const over = sign * (value - threshold);
  if (before?.isFiring) return over <= -hysteresis ? undefined : { ...before, at };
  if (over <= 0) return undefined;
  const since = before && at - before.at <= GAP ? before.since : at;
  return { since, at, isFiring: at - since >= durationSeconds * 1000 };
}

interface Firing {
  startedAt: number;
  /** Null while it lasts. */
  endedAt: number | null;
  value: number;
}

/** The alerts that a rule would have made of samples, oldest first. */
export function firingsOf(rule: RuleCondition, samples: readonly AlertSample[]): Firing[] {
  const firings: Firing[] = [];
  let breach: Breach | undefined;
  for (const sample of samples) {
    const next = afterSample(rule, breach, sample);
    if (next?.isFiring && !breach?.isFiring) firings.push({ startedAt: sample.at, endedAt: null, value: sample.value });
    const last = firings.at(-1);
    if (breach?.isFiring && !next && last) last.endedAt = sample.at;
    breach = next;
  }
  return firings;
}

/** When the quiet hours end in which a moment lies; null outside of them. They may pass midnight. */
export function quietEnd({ quietFrom, quietUntil }: Pick<StoredRule, 'quietFrom' | 'quietUntil'>, at: number) {
  if (quietFrom === null || quietUntil === null) return null;
  const [from, until] = [minutesOf(quietFrom), minutesOf(quietUntil)];
  const clock = mexicoClock(at);
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const since = (now - from + DAY) % DAY;
  const long = (until - from + DAY) % DAY;
  if (since >= long) return null;
  return Math.floor(at / MINUTE) * MINUTE + (long - since) * MINUTE;
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

interface FirstRule {
  name: string;
  metric: string;
  comparison: Comparison;
  threshold: number;
  hysteresis: number;
  durationSeconds: number;
  severity: Severity;
}

/** The rules of who has none yet. */
const FIRST: readonly FirstRule[] = [
  rule('El servidor no responde', 'server.reachable', 'BELOW', 1, 0, 60, 'CRITICAL'),
  rule('Disco casi lleno', 'disk.used', 'ABOVE', 90, 2, 60, 'CRITICAL'),
  rule('Disco llenándose', 'disk.used', 'ABOVE', 80, 2, 60, 'WARNING'),
  rule('Faltan instancias de Redis', 'redis.instances', 'BELOW', 3, 0, 60, 'CRITICAL'),
  rule('MongoDB sin tickets libres', 'mongo.tickets', 'BELOW', 1, 5, 60, 'CRITICAL'),
  rule('Memoria casi llena', 'memory.used', 'ABOVE', 95, 3, 120, 'WARNING'),
  rule('CPU saturada', 'cpu.used', 'ABOVE', 90, 5, 120, 'WARNING'),
  rule('El servicio no responde', 'service.answers', 'BELOW', 1, 0, 60, 'CRITICAL'),
  rule('El certificado vence pronto', 'service.certificate', 'BELOW', 14, 1, 0, 'WARNING'),
];

function rule(...[name, metric, comparison, threshold, hysteresis, durationSeconds, severity]: Parts): FirstRule {
  return { name, metric, comparison, threshold, hysteresis, durationSeconds, severity };
}

type Parts = [string, string, Comparison, number, number, number, Severity];

export function firstRules(now: number, updatedBy: Person | null = null): StoredRule[] {
  return FIRST.map((each, index) => ({
    ...each,
    ruleId: `R${String(index + 1).padStart(3, '0')}`,
    ...{
      sources: [],
      recipients: [],
      quietFrom: null,
      quietUntil: null,
      isEnabled: true,
      updatedBy,
      updatedAt: now,
      version: 1,
    },
  }));
}
