import { formatNonZero } from '~/shared/format/numbers';

/** A tenth of a byte: a difference below it is noise of the subtraction. */
const NOISE = 1e-10;

/** GB with two decimals (spec 6.7); an amount too small for them keeps its first digits: only nothing reads so. */
export function gbText(gb: number): string {
  return `${formatNonZero(Math.abs(gb) < NOISE ? 0 : gb, 2, 2)} GB`;
}
