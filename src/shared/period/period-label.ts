import { copy } from './copy';
import { presetOf, readRange, showRange } from './period';

/** 'Últimos 7 días', or the days as people write them; undefined for no period of ours. */
export function periodLabel(period: string): string | undefined {
  const range = presetOf(period) ? undefined : readRange(period);
  return range ? showRange(range) : copy.periods.find(([name]) => name === period)?.[1];
}
