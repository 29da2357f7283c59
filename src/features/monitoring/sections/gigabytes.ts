import { MISSING } from '~/shared/copy';
import { NumberLiteral } from '~/shared/format/number-literal';
import { formatNonZero } from '~/shared/format/numbers';
import type { MetricValue } from '~/shared/format/read-value';

const SIZE = /^([+-]?[\d.,]+)\s*([KMGTP]i?B?|B)?$/i;
const POWERS_FROM_GB: Record<string, number> = { B: -3, K: -2, M: -1, G: 0, T: 1, P: 2 };

/** A tenth of a byte: a difference below it is noise of the subtraction. */
const NOISE = 1e-10;

/**
 * Size text such as '12 GB', '900 MB' or '1.5TiB' as GB (spec 6.7): powers of 1024 whatever the spelling.
 * A bare 0 is 0; any other bare number, and what is no size at all, is null.
 */
export function sizeToGb(value: unknown): number | null {
  const text = typeof value === 'number' || value instanceof NumberLiteral ? String(value) : value;
  if (typeof text !== 'string') return null;
  const [, digits, unit] = SIZE.exec(text.trim()) ?? [];
  const amount = digits === undefined ? null : readAmount(digits);
  if (amount === null) return null;
  if (unit === undefined) return amount === 0 ? 0 : null;
  return amount * 1024 ** (POWERS_FROM_GB[unit.charAt(0).toUpperCase()] ?? 0);
}

/**
 * Decimals come with a dot or a comma. A comma followed by exactly three digits groups thousands, else it is the decimal
 * mark; with both marks, the last one is.
 */
function readAmount(digits: string): number | null {
  const decimal = decimalMark(digits);
  const [whole = '', fraction = '', ...rest] = decimal === null ? [digits] : digits.split(decimal);
  const grouped = /^[+-]?(\d*|\d{1,3}([.,]\d{3})+)$/;
  if (rest.length > 0 || !grouped.test(whole) || !/^\d*$/.test(fraction)) return null;
  const text = `${whole.replace(/[.,]/g, '')}.${fraction}`;
  return /\d/.test(text) ? Number(text) : null;
}

function decimalMark(digits: string): '.' | ',' | null {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot === -1 && /^[+-]?\d{1,3}(,\d{3})+$/.test(digits)) return null;
  if (dot === -1 && comma === -1) return null;
  return dot > comma ? '.' : ',';
}

/** GB with two decimals (spec 6.7); an amount too small for them keeps its first digits: only nothing reads so. */
export function gbText(gb: MetricValue): string {
  return typeof gb === 'number' ? `${formatNonZero(Math.abs(gb) < NOISE ? 0 : gb, 2, 2)} GB` : MISSING;
}
