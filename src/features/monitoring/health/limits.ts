import { forgetVersioned, keepVersioned } from '~/shared/storage/keep-versioned';
import { readStored } from '~/shared/storage/storage';
import { readVersioned } from '~/shared/storage/versioned';

/** One limit that a person may move: its default and bounds. */
export interface LimitSpec {
  preset: number;
  min: number;
  max: number;
}

/** The limits behind 'Degradado' and 'Falla'; the presets are those that exporters' published alert rules use. */
export const LIMITS = {
  diskWarning: { preset: 80, min: 0, max: 100 },
  diskDanger: { preset: 90, min: 0, max: 100 },
  diskRunway: { preset: 24, min: 0, max: 1440 },
  memoryAvailable: { preset: 10, min: 0, max: 100 },
  swapUsed: { preset: 80, min: 0, max: 100 },
  iowait: { preset: 10, min: 0, max: 400 },
  steal: { preset: 10, min: 0, max: 400 },
  redisRejected: { preset: 0, min: 0, max: 1_000_000 },
  mongoTickets: { preset: 0, min: 0, max: 10_000 },
  mysqlAborted: { preset: 0, min: 0, max: 1_000_000 },
  nginxDropped: { preset: 0, min: 0, max: 1_000_000_000 },
  networkErrors: { preset: 1, min: 0, max: 100 },
  kafkaStill: { preset: 60, min: 10, max: 86_400 },
} as const satisfies Record<string, LimitSpec>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

export const PRESET_LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, LIMITS[name].preset])) as Limits;

/** A preference of its own key: only this screen reads it. */
export const LIMITS_KEY = 'atalaya.limits';

const listeners = new Set<() => void>();
let last: { text: string | null; limits: Limits } | undefined;

/** True for a number within the bounds of its limit. */
export function isLimit(name: LimitName, value: unknown): value is number {
  const { min, max } = LIMITS[name];
  return typeof value === 'number' && value >= min && value <= max;
}

/** The person's limits; what is missing or out of bounds has its preset. The same object until something changes. */
export function readLimits(): Limits {
  const text = readStored(LIMITS_KEY);
  if (last?.text !== text || !last) last = { text, limits: parse(text) };
  return last.limits;
}

function parse(text: string | null): Limits {
  const members = membersOf(text);
  const valid = LIMIT_NAMES.map((name) => {
    const value = Object.hasOwn(members, name) ? members[name] : undefined;
    return [name, isLimit(name, value) ? value : LIMITS[name].preset] as const;
  });
  return Object.fromEntries(valid) as Record<LimitName, number>;
}

function membersOf(text: string | null): Record<string, unknown> {
  const kept = readVersioned(text);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
}

/** Keeps other limits, beside what only another version of the console understands; null goes back to the presets. */
export function changeLimits(limits: Limits | null): void {
  if (limits === null) forgetVersioned(LIMITS_KEY);
  else keepVersioned(LIMITS_KEY, JSON.stringify({ ...membersOf(readStored(LIMITS_KEY)), ...limits }));
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onLimits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
