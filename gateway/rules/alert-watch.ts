import { type AlertRecord, type AlertSample, alertIdOf, fingerprintOf } from './alert';
import { unitOf } from './alert-metrics';
import { afterSample, type Breach, quietEnd, type StoredRule } from './alert-rule';

/** What was read of a metric of a source. */
export interface Reading extends AlertSample {
  metric: string;
  source: string;
  sourceType: string;
  /** Of the source, such as a disk. */
  part?: string | undefined;
}

/** Something that is wrong with a source by a rule. */
export interface KeptBreach extends Breach {
  ruleId: string;
  source: string;
  /** The alert that it made. */
  alertId: string | null;
}

/** What a round of readings makes of what was wrong before. */
interface Round {
  breaches: readonly KeptBreach[];
  begun: readonly { rule: StoredRule; reading: Reading; alertId: string }[];
  ended: readonly { alertId: string; at: number }[];
}

/** Nobody waits longer for a source that tells nothing any more, ms: a day. */
const FORGOTTEN = 86_400_000;

/**
 * Judges what was read now. What tells nothing is neither well nor worse: its alerts last, but for those of a rule that is no
 * more and of a source that has been silent for a day.
 */
export function judge(
  rules: readonly StoredRule[],
  before: readonly KeptBreach[],
  readings: readonly Reading[],
  now: number,
): Round {
  const keyOf = (ruleId: string, source: string) => JSON.stringify([ruleId, source]);
  const known = new Map(before.map((breach) => [keyOf(breach.ruleId, breach.source), breach]));
  const round = {
    breaches: [] as KeptBreach[],
    begun: [] as Round['begun'][number][],
    ended: [] as Round['ended'][number][],
  };
  const end = ({ alertId }: KeptBreach, at: number) => alertId !== null && round.ended.push({ alertId, at });

  for (const rule of rules.filter(({ isEnabled }) => isEnabled)) {
    const { ruleId, metric, sources } = rule;
    const isWatched = (source: string) => sources.length === 0 || sources.includes(source);
    for (const reading of readings.filter((each) => each.metric === metric && isWatched(each.source))) {
      const { source } = reading;
      const breach = known.get(keyOf(ruleId, source));
      known.delete(keyOf(ruleId, source));
      const next = afterSample(rule, breach, reading);
      if (breach && !next) end(breach, reading.at);
      if (!next) continue;
      const alertId = breach?.alertId ?? (next.isFiring ? alertIdOf(fingerprintOf(ruleId, source), reading.at) : null);
      if (next.isFiring && !breach?.isFiring && alertId !== null) round.begun.push({ rule, reading, alertId });
      round.breaches.push({ ...next, ruleId, source, alertId });
    }
    for (const breach of known.values()) {
      if (breach.ruleId !== ruleId || !isWatched(breach.source) || now - breach.at > FORGOTTEN) continue;
      known.delete(keyOf(ruleId, breach.source));
      round.breaches.push(breach);
    }
  }
  for (const breach of known.values()) end(breach, now);
  return round;
}

/** The alert that a reading made. @param samples of the metric until then, oldest first */
export function alertBegun(
  { rule, reading, alertId }: Round['begun'][number],
  samples: readonly AlertSample[],
): AlertRecord {
  const { ruleId, name, severity, metric, comparison, threshold } = rule;
  const { at: startedAt, value, source, sourceType, part } = reading;
  return {
    ...{ alertId, ruleId, name: part === undefined ? name : `${name} en ${part}`, severity, sourceType, source },
    ...{ metric, unit: unitOf(metric), value, threshold, comparison, startedAt, endedAt: null },
    ...{ isTaken: false, assignee: null, reason: null, silencedUntil: quietEnd(rule, startedAt) },
    ...{ eventCount: 1, version: 1, samples, notes: [], labels: {} },
  };
}
