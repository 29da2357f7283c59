import type { Measured, Probe } from '../../rules/service';
import { toNumber } from '../numbers';
import type { Line } from './query';
import type { Series } from './samples';

/** What one target of a service last said; moments are epoch ms. */
export interface TargetState {
  host: string;
  at: number;
  up: boolean;
  seconds: number;
  /** Of HTTP; NaN where it is none. */
  status: number;
  /** When its certificate ends; NaN where it has none. */
  ends: number;
  version: string | null;
}

/** A clock of milliseconds for an answer that was less than one. */
const milliseconds = (seconds: number): number | null =>
  Number.isFinite(seconds) ? Math.max(1, Math.round(seconds * 1000)) : null;

/** Where a target stands, as it is shown: of an address nothing but its host. */
export function hostOf(labels: Readonly<Record<string, string>>, serverLabel: string): string {
  const { [serverLabel]: server, instance = '' } = labels;
  return server ?? (/^https?:/.test(instance) && URL.canParse(instance) ? new URL(instance).host : instance);
}

/** How the targets stand that have said something since a moment. */
export function targetStates(series: Series, serverLabel: string, since: number, now: number): TargetState[] {
  const targets = new Map<string, { labels: Record<string, string>; figures: Record<string, number> }>();
  for (const { labels, value } of series) {
    const { figure = '', ...own } = labels;
    const key = JSON.stringify(own);
    const target = targets.get(key) ?? { labels: own, figures: {} };
    targets.set(key, target);
    target.figures[figure] = toNumber(value);
  }
  return [...targets.values()]
    .map(({ labels, figures }) => ({
      host: hostOf(labels, serverLabel),
      at: Math.round(now - (figures.age ?? Number.NaN) * 1000),
      up: figures.up === 1,
      seconds: figures.seconds ?? Number.NaN,
      status: figures.status ?? Number.NaN,
      ends: (figures.ends ?? Number.NaN) * 1000,
      version: labels.version ?? null,
    }))
    .filter(({ at }) => at >= since)
    .sort((one, other) => one.host.localeCompare(other.host));
}

/** All targets of a service as one check: it answers when any of them does, and as slowly as the slowest that does. */
export function asOneProbe(targets: readonly Pick<TargetState, 'at' | 'up' | 'seconds'>[], at: number): Probe {
  const answering = targets.filter(({ up }) => up);
  if (targets.length === 0) return { at, up: null, responseMs: null };
  return {
    at: Math.max(...targets.map((target) => target.at)),
    up: answering.length > 0,
    ...(answering.length > 0 && answering.length < targets.length && { partly: true }),
    responseMs: answering.length > 0 ? milliseconds(Math.max(...answering.map(({ seconds }) => seconds))) : null,
  };
}

/** Why it does not answer, in a few words. */
export const saidOf = (targets: readonly TargetState[]): string | null =>
  targets.filter(({ up, status }) => !up && status > 0).map(({ status }) => `HTTP ${status}`)[0] ?? null;

/** Checks of a service at moments of the same distance (s); before the first that there was there are none. */
export function probesAt(lines: readonly Line[], { start, end, step }: { start: number; end: number; step: number }) {
  const said = new Map<number, Map<string, { up: boolean; seconds: number }>>();
  for (const { labels, values } of lines) {
    const { figure, ...own } = labels;
    const key = JSON.stringify(own);
    for (const [moment, value] of values) {
      const targets = said.get(moment) ?? new Map<string, { up: boolean; seconds: number }>();
      said.set(moment, targets);
      const target = targets.get(key) ?? { up: false, seconds: Number.NaN };
      targets.set(key, target);
      if (figure === 'up') target.up = value === '1';
      else target.seconds = toNumber(value);
    }
  }
  const probes: Probe[] = [];
  for (let moment = start; moment <= end; moment += step) {
    const targets = [...(said.get(moment)?.values() ?? [])];
    if (targets.length > 0 || probes.length > 0)
      probes.push(
        asOneProbe(
          targets.map((target) => ({ ...target, at: moment * 1000 })),
          moment * 1000,
        ),
      );
  }
  return probes;
}

type Sums = Pick<Measured, 'averageMs24h' | 'uptime24h' | 'uptime30d' | 'errors1h'>;

/** What came of all checks of a service over a while; null where there were none. */
export function sumsOf(series: Series): Sums {
  const sum = (figure: string) =>
    series.filter(({ labels }) => labels.figure === figure).reduce((total, { value }) => total + toNumber(value), 0);
  const share = (part: string, whole: string) => (sum(whole) > 0 ? (100 * sum(part)) / sum(whole) : null);
  return {
    averageMs24h: sum('answers') > 0 ? milliseconds(sum('seconds') / sum('answers')) : null,
    uptime24h: share('dayUp', 'dayAll'),
    uptime30d: share('monthUp', 'monthAll'),
    errors1h: sum('hourAll') > 0 ? sum('hourAll') - sum('hourUp') : null,
  };
}
