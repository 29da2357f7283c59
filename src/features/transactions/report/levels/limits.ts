import { recordOf, storedValue, useStoredValue } from '~/shared/storage/stored-value';
import type { Outcomes } from '../api/report';
import { shareOf } from '../api/report-api';

/** What a limit may be, and what it is until somebody changes it. */
export const LIMITS = {
  p95: { preset: 2500, min: 1, max: 120_000 },
  p99: { preset: 5000, min: 1, max: 120_000 },
  success: { preset: 97, min: 0, max: 100 },
  critical: { preset: 90, min: 0, max: 100 },
} as const;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** Whether a number can be that limit. */
export const isLimit = (name: LimitName, value: unknown): value is number =>
  typeof value === 'number' && value >= LIMITS[name].min && value <= LIMITS[name].max;

export const PRESETS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, LIMITS[name].preset])) as Limits;

const stored = storedValue({
  key: 'atalaya.transactions.limits',
  read: (kept) => {
    const known = recordOf(kept);
    return Object.fromEntries(
      LIMIT_NAMES.map((name) => [name, isLimit(name, known[name]) ? known[name] : PRESETS[name]]),
    ) as Limits;
  },
});

/** The limits of who looks; what is missing or out of bounds has its preset. */
export const useLimits = (): Limits => useStoredValue(stored);

/** Keeps other limits; null goes back to the presets. */
export function changeLimits(limits: Limits | null): void {
  if (limits === null) stored.forget();
  else stored.write(limits);
}

export type Level = 'critical' | 'attention' | 'normal';

/** Worst first. */
const LEVELS: readonly Level[] = ['critical', 'attention', 'normal'];

/** How a row stands: too slow for one in twenty or far too few ended well, too slow for one in a hundred or too few, or well. */
export function levelOf(row: Outcomes, limits: Limits): Level {
  const share = shareOf(row, 'success') ?? 100;
  if ((row.p95 ?? 0) > limits.p95 || share < limits.critical) return 'critical';
  return (row.p99 ?? 0) > limits.p99 || share < limits.success ? 'attention' : 'normal';
}

/** The worst first, then those with most transactions. */
export function worstFirst<Row extends Outcomes>(rows: readonly Row[], limits: Limits): { row: Row; level: Level }[] {
  return rows
    .map((row) => ({ row, level: levelOf(row, limits) }))
    .sort(
      (one, other) =>
        LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || (other.row.count ?? 0) - (one.row.count ?? 0),
    );
}
