import type { Outcomes } from '../../../gateway/transaction-ports';

/** What is added up of transactions, one by one. */
export interface Gathered {
  sums: Record<'count' | 'success' | 'errors' | 'timeouts', number>;
  times: number[];
  codes: Map<string, number>;
}

/** Of no transaction yet. */
export const nothingGathered = (): Gathered => ({
  sums: { count: 0, success: 0, errors: 0, timeouts: 0 },
  times: [],
  codes: new Map(),
});

interface Ended {
  /** Null where it has not ended yet, or nobody decided. */
  ended: 'success' | 'errors' | 'timeouts' | null;
  code: string | null | undefined;
}

/** Adds one. @param ms how long it took; null where nobody knows */
export function addOutcome({ sums, times, codes }: Gathered, { ended, code }: Ended, ms: number | null): void {
  sums.count += 1;
  if (ended) sums[ended] += 1;
  if (ms !== null) times.push(ms);
  if (ended !== null && ended !== 'success' && code) codes.set(code, (codes.get(code) ?? 0) + 1);
}

/** The sums, percentiles by the nearest rank, and of the commonest codes the first. */
export function outcomesOf({ sums, times, codes }: Gathered): Outcomes {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const [top] = [...codes].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return {
    ...sums,
    percentiles: sorted.length === 0 ? null : [at(0.5), at(0.95), at(0.99)],
    max: sorted.at(-1) ?? null,
    topCode: top?.[0] ?? null,
  };
}
