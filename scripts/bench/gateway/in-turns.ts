import { type Row, rowOf } from '../compare.ts';

/** The same act on what is compared to and on the gateway. */
interface Act {
  floor(): Promise<unknown>;
  ours(): Promise<unknown>;
}

/** Ms in which what runs all day is compiled and caches are filled; its rounds count for nothing. What is judged gets more. */
const WARM_UP = { judged: 12_000, others: 4000 };

/** A row of so many rounds, each the ms of all its acts one after the other; who comes first changes from round to round. */
export async function inTurns(
  what: string,
  rounds: number,
  actsOf: (round: number) => readonly Act[],
  wanted?: Row['wanted'],
): Promise<Row> {
  const row = rowOf(what, wanted);
  const warmAt = performance.now() + WARM_UP[wanted ? 'judged' : 'others'];
  for (let round = 0; row.pairs.length < rounds; round += 1) {
    const isWarm = performance.now() > warmAt;
    const acts = actsOf(round);
    const took = { floor: 0, ours: 0 };
    for (const side of round % 2 === 0 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const)) {
      const began = performance.now();
      for (const act of acts) await act[side]();
      took[side] = performance.now() - began;
    }
    if (isWarm) row.add(took.floor, took.ours);
  }
  return row;
}
