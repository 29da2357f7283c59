import { NumberLiteral } from './number-literal';

/** A metric's value once read: a number, all the digits of a larger one, a text as sent; null is a missing one. */
export type MetricValue = number | bigint | string | null;

const NUMERAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
const NOT_A_NUMBER = /^[+-]?[qs]?nan(\([^)]*\))?$/i;

/**
 * Reads a metric's value in an answer (spec 13.1, 13.2): numeric text counts as a number, other text stays as sent. Null,
 * blank, NaN in any spelling, booleans, objects and lists are missing.
 */
export function toMetricValue(value: unknown): MetricValue {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = toText(value);
  return text === null ? null : (toNumber(text.trim()) ?? text);
}

/** Reads a value that is a name, an address or another text: as sent, digits included, or null when missing. */
export function toText(value: unknown): string | null {
  const isNumber = typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
  if (isNumber || value instanceof NumberLiteral) return String(value);
  if (typeof value !== 'string' || value.trim() === '' || NOT_A_NUMBER.test(value.trim())) return null;
  return value;
}

/** A number for which no digit of the text is lost before a fraction is rounded; undefined when there is none. */
function toNumber(numeral: string): number | bigint | undefined {
  const [, sign = '', whole = '', fraction = '', power = '0'] = NUMERAL.exec(numeral) ?? [];
  const digits = whole + fraction;
  const number = Number(numeral);
  if (digits === '' || !Number.isFinite(number)) return undefined;
  if (number === 0) return /[1-9]/.test(digits) ? undefined : 0;
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number;
  const zeros = Number(power) - fraction.length;
  return zeros < 0 ? undefined : BigInt(`${sign === '-' ? '-' : ''}${digits}${'0'.repeat(zeros)}`);
}
