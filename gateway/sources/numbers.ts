/** An integer, its digits as text from 2^53 on, null for what is no number (NaN, +Inf). */
export type Integer = number | string | null;

/** @param factor from the unit of Prometheus to that of the contract */
export function integerOf(text: string | undefined, factor = 1): Integer {
  const number = toNumber(text) * factor;
  if (!Number.isFinite(number)) return null;
  if (Number.isSafeInteger(Math.round(number))) return Math.round(number);
  return factor === 1 ? allDigits(text ?? '') : allDigits(String(number));
}

/** @param decimals to round to; as many as there are when none are given */
export function decimalOf(text: string | undefined, decimals?: number): number | null {
  const number = toNumber(text);
  if (!Number.isFinite(number)) return null;
  return decimals === undefined ? number : Number(number.toFixed(decimals));
}

/** A size to the byte: '270553174016 B'. */
export function sizeOf(text: string | undefined): string | null {
  const bytes = integerOf(text);
  return bytes === null ? null : `${bytes} B`;
}

/** The number of a text; NaN for none. */
export function toNumber(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}

/** '1.5e+21' with all its digits, which is how integers are written from 10^21 on. */
function allDigits(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return whole + fraction.padEnd(Number(exponent), '0').slice(0, Number(exponent));
}
