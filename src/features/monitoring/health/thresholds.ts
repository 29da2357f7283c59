import { useSyncExternalStore } from 'react';
import { forgetVersioned, keepVersioned } from '~/shared/storage/keep-versioned';
import { readStored } from '~/shared/storage/storage';
import { readVersioned } from '~/shared/storage/versioned';
import { SECTIONS, type ThresholdName } from '../sections/registry';
import type { Threshold } from '../sections/section';

export type Thresholds = Readonly<Record<ThresholdName, number>>;

/** The dialog begins with the machine (spec 6.10); the sections that are not named here follow. */
const ORDER = ['filesystem', 'memory', 'cpu', 'redis', 'mongo', 'mysql', 'nginx', 'network'];
const placeOf = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

/** The thresholds behind 'Degradado' and 'Falla'; the presets are those that exporters' published alert rules use. */
export const THRESHOLDS = Object.assign(
  {},
  ...SECTIONS.toSorted((a, b) => placeOf(a.key) - placeOf(b.key)).map(({ thresholds }) => thresholds),
) as Readonly<Record<ThresholdName, Threshold>>;

const THRESHOLD_NAMES = Object.keys(THRESHOLDS) as readonly ThresholdName[];

export const PRESET_THRESHOLDS = Object.fromEntries(
  THRESHOLD_NAMES.map((name) => [name, THRESHOLDS[name].preset]),
) as Thresholds;

/** A preference of its own key: only this screen reads it. */
export const THRESHOLDS_KEY = 'atalaya.limits';

const listeners = new Set<() => void>();
let last: { text: string | null; thresholds: Thresholds } | undefined;

/** True for a number within the bounds of its threshold. */
function isThreshold(name: ThresholdName, value: unknown): value is number {
  const { min, max } = THRESHOLDS[name];
  return typeof value === 'number' && value >= min && value <= max;
}

/** The person's thresholds; what is missing or out of bounds has its preset. The same object until something changes. */
export function readThresholds(): Thresholds {
  const text = readStored(THRESHOLDS_KEY);
  if (last?.text !== text || !last) last = { text, thresholds: parse(text) };
  return last.thresholds;
}

function parse(text: string | null): Thresholds {
  const members = membersOf(text);
  const valid = THRESHOLD_NAMES.map((name) => {
    const value = Object.hasOwn(members, name) ? members[name] : undefined;
    return [name, isThreshold(name, value) ? value : THRESHOLDS[name].preset] as const;
  });
  return Object.fromEntries(valid) as Record<ThresholdName, number>;
}

function membersOf(text: string | null): Record<string, unknown> {
  const kept = readVersioned(text);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
}

/** Keeps other thresholds, beside what only another version of the console understands; null goes back to the presets. */
export function changeThresholds(thresholds: Thresholds | null): void {
  if (thresholds === null) forgetVersioned(THRESHOLDS_KEY);
  else keepVersioned(THRESHOLDS_KEY, JSON.stringify({ ...membersOf(readStored(THRESHOLDS_KEY)), ...thresholds }));
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onThresholds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThresholds(): Thresholds {
  return useSyncExternalStore(onThresholds, readThresholds);
}
