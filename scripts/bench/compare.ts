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

/** Hundredths that frames and timers take away or add. */
const TOLERANCE = 0.005;

/** A frame at 60 Hz. */
export const FRAME = 1000 / 60;

/** A round in which even the floor took this much longer than its median was disturbed, and says nothing of the console. */
const DISTURBED = 1.5;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A row that rounds can be added to. */
export function rowOf(what: string, wanted?: Wanted): Row & { add: (floor: number, ours: number) => void } {
  const pairs: Pair[] = [];
  return { what, ...(wanted ? { wanted } : {}), pairs, add: (floor, ours) => void pairs.push({ floor, ours }) };
}

export interface Verdict {
  what: string;
  floor: number;
  ours: number;
  /** The median of the ratios within each round; no number where the floor is nothing. */
  ratio: number;
  wanted: string;
  ok: boolean;
}

export function judge({ what, wanted, pairs }: Row): Verdict {
  const usual = median(pairs.map(({ floor }) => floor));
  const kept = pairs.filter(({ floor }) => floor <= usual * DISTURBED);
  const of = (value: (pair: Pair) => number) => median(kept.map(value));
  const [floor, ours] = [of((pair) => pair.floor), of((pair) => pair.ours)];
  const ratio = Number(of((pair) => pair.ours / pair.floor).toFixed(2));
  const verdict = (text: string, value: number, limit: number) => ({
    ...{ what, floor, ours, ratio },
    wanted: text,
    ok: value <= limit + TOLERANCE,
  });
  if (!wanted) return verdict('', 0, 0);
  if ('ratio' in wanted) return verdict(`≤ ${wanted.ratio}`, ratio, wanted.ratio);
  if ('ms' in wanted) return verdict(`≤ ${wanted.ms} ms`, ours, wanted.ms);
  return verdict(
    `≤ floor + ${Math.round(wanted.more)} ms`,
    of((pair) => pair.ours - pair.floor),
    wanted.more,
  );
}
