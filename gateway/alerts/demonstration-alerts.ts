import { type AlertRecord, type AlertSample, alertIdOf, fingerprintOf } from '../rules/alert';
import type { AlertNews } from '../rules/alert-news';
import { lucia, OTHERS, PAST, type Plan, SERVERS } from './demonstration-plans';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many samples stand before the one that fired, a minute apart. */
const BEFORE = 15;

/**
 * Alerts that are there at a moment, the ended ones of a month included.
 * @param begun when somebody began to look: the hour does not turn while they do
 */
export function inventedAlerts(now: number, { servers = true, begun = now } = {}): AlertRecord[] {
  const hour = Math.floor(begun / HOUR) * HOUR;
  const active = [...(servers ? SERVERS : []), ...OTHERS].map((each) =>
    alertOf(each, hour - each.minutes * MINUTE, hour),
  );
  return [...active, ...passing(now), ...ended(hour, servers ? [...SERVERS, ...PAST] : PAST)];
}

/** One that comes every four minutes and ends by itself two minutes later. */
function passing(now: number): AlertRecord[] {
  const [, , , , , , queue] = PAST;
  if (!queue) return [];
  const round = Math.floor(now / (4 * MINUTE)) * 4 * MINUTE;
  return [round - 4 * MINUTE, round].flatMap((start) => {
    const startedAt = start + MINUTE;
    if (startedAt > now) return [];
    const alert = alertOf(queue, startedAt, startedAt);
    return [now < start + 3 * MINUTE ? alert : { ...alert, endedAt: start + 3 * MINUTE }];
  });
}

/** One each eight hours, the same ones whenever somebody looks. */
function ended(hour: number, plans: readonly Plan[]): AlertRecord[] {
  const last = Math.floor((hour - 3 * HOUR) / (8 * HOUR));
  return Array.from({ length: 90 }, (_, index) => {
    const slot = last - index - 1;
    const startedAt = Math.round(((slot + (slot % 3) / 3) * 8 * HOUR) / MINUTE) * MINUTE;
    const { silencedFor: _until, note: _note, ...members } = plans[(slot * 7) % plans.length] as Plan;
    return { ...alertOf(members, startedAt, startedAt), endedAt: startedAt + (3 + ((slot * 13) % 55)) * MINUTE };
  });
}

/** So many alerts at once, of sixty sources, as a lost network makes them. */
export function alertStorm(count: number, now: number): AlertRecord[] {
  const hour = Math.floor(now / HOUR) * HOUR;
  const kinds = [...SERVERS, ...OTHERS];
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[(index * 3) % kinds.length] as Plan;
    const source = `nodo-${String((index % 60) + 1).padStart(2, '0')}`;
    const { takenBy: _taken, silencedFor: _until, note: _note, ...members } = kind;
    const name = `${kind.name} (${Math.floor(index / 60) + 1})`;
    return alertOf({ ...members, source, name, sourceType: 'server' }, hour - (index % 60) * MINUTE, hour);
  });
}

function alertOf(one: Plan, startedAt: number, hour: number): AlertRecord {
  const { takenBy, reason, silencedFor, note, events = 1, minutes: _, ...members } = one;
  const fingerprint = fingerprintOf(one.ruleId, one.source, one.name);
  return {
    ...members,
    alertId: alertIdOf(fingerprint, startedAt),
    ...{ startedAt, endedAt: null, isTaken: takenBy !== undefined, assignee: takenBy ?? null, reason: reason ?? null },
    silencedUntil: silencedFor === undefined ? null : hour + silencedFor * MINUTE,
    ...{ eventCount: events, version: 1, labels: {} },
    samples: samplesBefore(one, startedAt),
    notes: note === undefined ? [] : [{ date: startedAt + 9 * MINUTE, author: lucia, text: note }],
  };
}

/** How a metric went from where it was well to where it fired. */
function samplesBefore({ value, threshold, comparison }: Plan, startedAt: number): AlertSample[] {
  const calm = comparison === 'ABOVE' ? threshold * 0.45 : threshold + Math.max(1, threshold * 0.12);
  return Array.from({ length: BEFORE + 1 }, (_, index) => {
    const share = (index / BEFORE) ** 3;
    const wave = index === BEFORE ? 0 : Math.sin(index * 2.1) * 0.03 * Math.abs(value - calm);
    const at = startedAt - (BEFORE - index) * MINUTE;
    const isWhole = Number.isInteger(value) && Math.abs(value - threshold) < 5 && comparison === 'BELOW';
    const exact = calm + (value - calm) * share + wave;
    return { at, value: isWhole ? Math.round(exact) : Math.round(exact * 10) / 10 };
  });
}

/** A metric of the last while, a sample every fifteen seconds; what a rule can be tried on. */
export function inventedSamples(sources: readonly string[], middle: number, since: number, now: number) {
  const first = Math.ceil(since / 15_000) * 15_000;
  return new Map(
    sources.map((source, index) => [
      source,
      Array.from({ length: Math.floor((now - first) / 15_000) + 1 }, (_, step): AlertSample => {
        const at = first + step * 15_000;
        const wave = Math.sin(at / (7 * MINUTE) + index) * 0.3 + Math.sin(at / MINUTE + 2 * index) * 0.08;
        return { at, value: Math.max(0, Math.round(middle * (1 + wave + index * 0.05) * 10) / 10) };
      }),
    ]),
  );
}

/** What invented sources say; servers are watched as real ones are. */
export function demonstrationNews(begun: number) {
  return (now: number): AlertNews => ({
    ...{ origin: 'demonstration', isAll: true, askedAt: now, patience: 0, tellsSilences: false },
    alerts: inventedAlerts(now, { servers: false, begun }),
  });
}
