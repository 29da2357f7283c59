// What is measured in turns with what it is compared to, so that a busy machine slows both.

/** One round: the same act on what is compared to (the floor) and in the console. */
interface Pair {
  floor: number;
  ours: number;
}

/** What is wanted of the console: a ratio to the floor, so many ms more than the floor, or so many ms on this machine. */
type Wanted = { ratio: number } | { more: number } | { ms: number };

export interface Row {
  what: string;
  wanted?: Wanted;
  pairs: Pair[];
}

/** A frame at 60 Hz. */
export const FRAME = 1000 / 60;

/** A round in which even the floor took this much longer than its median was disturbed, and says nothing of the console. */
const DISTURBED = 1.5;

/** Other work on the machine only ever adds: a limit in ms is held against the quarter of rounds that was disturbed least. */
const LEAST_DISTURBED = 0.25;

/** The value below which a share of all values lies, with one decimal. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1));
}

/** A row that rounds can be added to. */
export function rowOf(what: string, wanted?: Wanted): Row & { add: (floor: number, ours: number) => void } {
  const pairs: Pair[] = [];
  return { what, ...(wanted ? { wanted } : {}), pairs, add: (floor, ours) => void pairs.push({ floor, ours }) };
}

export interface Verdict {
  what: string;
  /** Medians, and their ratio. */
  floor: number;
  ours: number;
  ratio: number;
  wanted: string;
  ok: boolean;
}

export function judge({ what, wanted = { ratio: Number.POSITIVE_INFINITY }, pairs }: Row): Verdict {
  const usual = quantile(floorsOf(pairs), 0.5);
  const kept = pairs.filter(({ floor }) => floor <= usual * DISTURBED);
  const ours = kept.map((pair) => pair.ours);
  const medians = { floor: quantile(floorsOf(kept), 0.5), ours: quantile(ours, 0.5) };
  const ratio = Number((medians.ours / medians.floor).toFixed(2));
  const row = { what, ...medians, ratio };
  if ('ms' in wanted) {
    return { ...row, wanted: `≤ ${wanted.ms} ms`, ok: quantile(ours, LEAST_DISTURBED) <= wanted.ms };
  }
  if ('more' in wanted) {
    const text = `≤ floor + ${Math.round(wanted.more)} ms`;
    return { ...row, wanted: text, ok: medians.ours - medians.floor <= wanted.more };
  }
  return { ...row, wanted: Number.isFinite(wanted.ratio) ? `≤ ${wanted.ratio}` : '', ok: ratio <= wanted.ratio };
}

const floorsOf = (pairs: readonly Pair[]) => pairs.map(({ floor }) => floor);
