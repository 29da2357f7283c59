import { formatCount, formatNonZero } from './numbers';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/**
 * Bytes as B, KB, MB, GB or TB by powers of 1024, at most two decimals. From 2^53 on (8 PB, a counter gone wrong rather
 * than an amount) every digit is shown, in B (spec 13.4).
 */
export function size(bytes: number | bigint): string {
  if (typeof bytes === 'bigint' || Math.abs(bytes) > Number.MAX_SAFE_INTEGER) return `${formatCount(bytes)} B`;
  let amount = bytes;
  let unit = 0;
  // Compared as it would be shown, so that no '1,024 KB' stands where '1 MB' should.
  while (Math.abs(Math.round(amount * 100) / 100) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${formatNonZero(amount, 0, 2)} ${UNITS[unit]}`;
}
