import { hash } from '../../rules/hash';

/** Counters count from here (epoch ms), so that they have a history at any moment since. */
const START = Date.UTC(2024, 0, 1);

/** A counter that has grown from `start` at `perSecond` until `now` (epoch ms) and never falls. */
export function counter(start: number, perSecond: number, now: number): number {
  return start + Math.floor((perSecond * Math.max(0, now - START)) / 1000);
}

/** The same beyond 2^53, where a number would lose digits. */
export function bigCounter(start: bigint, perSecond: number, now: number): bigint {
  return start + BigInt(counter(0, perSecond, now));
}

/**
 * A metric that wanders around `middle` by at most `reach`, smoothly within minutes; the same for the same name and
 * moment. `decimals` rounds it.
 */
export function gauge(name: string, middle: number, reach: number, now: number, decimals = 0): number {
  const phase = hash(name) / 65_536;
  const seconds = now / 1000;
  const wave = 0.6 * Math.sin(seconds / 11 + phase) + 0.4 * Math.sin(seconds / 47 + 2 * phase);
  const unit = 10 ** decimals;
  return Math.round((middle + reach * wave) * unit) / unit;
}

/** As gauge, but never below zero. */
export function load(name: string, middle: number, reach: number, now: number, decimals = 0): number {
  return Math.max(0, gauge(name, middle, reach, now, decimals));
}

const HOUR = 3_600_000;

/** Free space (GB, two decimals) that shrinks by `perHour` until it is cleaned up, once in `hours`. */
export function draining(start: number, perHour: number, now: number, hours = 24): string {
  const since = (now % (hours * HOUR)) / HOUR;
  return `${(start - perHour * since).toFixed(2)} GB`;
}
