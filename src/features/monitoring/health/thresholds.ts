import { recordOf, storedValue, useStoredValue } from '~/shared/storage/stored-value';
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

/** True for a number within the bounds of its threshold. */
function isThreshold(name: ThresholdName, value: unknown): value is number {
  const { min, max } = THRESHOLDS[name];
  return typeof value === 'number' && value >= min && value <= max;
}

/** As they are kept, also what only another version of the console understands. */
const stored = storedValue({
  key: THRESHOLDS_KEY,
  read: (kept) => ({ kept: recordOf(kept), valid: parse(recordOf(kept)) }),
});

function parse(kept: Record<string, unknown>): Thresholds {
  const valid = THRESHOLD_NAMES.map((name) => {
    const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return [name, isThreshold(name, value) ? value : THRESHOLDS[name].preset] as const;
  });
  return Object.fromEntries(valid) as Record<ThresholdName, number>;
}

/** The person's thresholds; what is missing or out of bounds has its preset. The same object until something changes. */
export function readThresholds(): Thresholds {
  return stored.read().valid;
}

export function useThresholds(): Thresholds {
  return useStoredValue(stored).valid;
}

/** Keeps other thresholds, beside what only another version of the console understands; null goes back to the presets. */
export function changeThresholds(thresholds: Thresholds | null): void {
  if (thresholds === null) stored.forget();
  else stored.write({ ...stored.read().kept, ...thresholds });
}

/** @returns a function that stops listening */
export const onThresholds = stored.subscribe;
