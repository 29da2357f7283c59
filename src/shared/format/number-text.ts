import { cleanWords } from '../masking/clean-id';
import { toMetricValue } from './read-value';

/** Sign and pesos before, digits (in groups of three after the same sign, or not), decimals, pesos after. */
const WRITTEN =
  /^([-−]?) *(?:(mx ?\$|\$|mxn) *)?([1-9]\d{0,2}([ ,.])\d{3}(?:\4\d{3})*|\d*)(?:([.,])(\d+))?(?: *(pesos?|mxn|m\. ?n\.?))?$/i;

/** The parts of a number as people write it; undefined for what is no number. */
function partsOf(text: string) {
  const plain = cleanWords(text).text.replace(/\s/g, ' ').replace(/['’]/g, ',');
  const [, minus, before, whole = '', group, point, decimals = '', after] = WRITTEN.exec(plain) ?? [];
  if (whole + decimals === '' || (point && point === group)) return undefined;
  return { sign: minus && '-', whole: whole.replace(/\D/g, ''), decimals, pesos: before ?? after };
}

/**
 * A number as people write it: '1,234.50', '1.234,50', '1 234.5', "1'234,567.00", '-5'. What stands between groups of
 * three digits parts them; any other dot or comma begins the decimals. So '1,234' and '1.234' are one thousand, two
 * hundred and thirty-four.
 * @returns undefined for what is no number, or says of what it is
 */
export function parseNumber(text: string): number | bigint | undefined {
  const read = partsOf(text);
  const number = read && !read.pesos && toMetricValue(`${read.sign}${read.whole}.${read.decimals}`);
  return typeof number === 'number' || typeof number === 'bigint' ? number : undefined;
}

/**
 * An amount of pesos as people write it: a number of at most two decimals, with '$', 'pesos' or 'MXN' or without.
 * @returns integer cents, every digit kept, or undefined for what is no amount
 */
export function parseAmount(text: string): bigint | undefined {
  const read = partsOf(text);
  if (!read || read.decimals.length > 2) return undefined;
  return BigInt(`${read.sign}${read.whole}${read.decimals.padEnd(2, '0')}`);
}

/** The same of a text that says that it is of pesos; a number alone may be of anything, cents among it. */
export function parseMarkedAmount(text: string): bigint | undefined {
  return partsOf(text)?.pesos ? parseAmount(text) : undefined;
}
