// What is measured in turns with what it is compared to, so that a busy machine slows both.

export interface Round {
  /** ms of what all else is compared to. */
  base: number;
  /** ms by what was measured. */
  times: Readonly<Record<string, number>>;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** For each thing that was measured the median of its ratios to the base of its own round. */
export function ratiosOf(rounds: readonly Round[]): Record<string, number> {
  const names = Object.keys(rounds[0]?.times ?? {});
  const ratioOf = (name: string) => median(rounds.map(({ base, times }) => (times[name] ?? Number.NaN) / base));
  return Object.fromEntries(names.map((name) => [name, Number(ratioOf(name).toFixed(2))]));
}
