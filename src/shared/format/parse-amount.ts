import { cleanWords } from '../masking/clean-id';

/** Before and after the digits: pesos, in whatever way. */
const BEFORE = /^(?:mx\s?\$|\$|mxn)\s*/i;
const AFTER = /\s*(?:pesos?|mxn|m\.\s?n\.?)$/i;

/** Digits alone, or with up to two decimals after a dot or a comma. */
const PLAIN = /^(\d*)(?:[.,](\d{1,2}))?$/;

/** Groups of three, all after the same sign, and decimals after another one. */
const GROUPED = /^([1-9]\d{0,2}(?:([ ,.])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/**
 * An amount as people write it: '$1,234.50', '1.234,50', '1 234.5', "1'234,567.00", '499,00 pesos', '-5 MXN'. What stands
 * between groups of three digits parts them; a dot or a comma before the last one or two digits begins the decimals. So
 * '1,234' and '1.234' are one thousand, two hundred and thirty-four.
 * @returns integer cents, every digit kept, or undefined for what is no amount
 */
export function parseAmount(text: string): bigint | undefined {
  const [, sign = '', rest = ''] = /^([-−]?)\s*(.*)$/s.exec(cleanWords(text).text) ?? [];
  const number = rest.replace(BEFORE, '').replace(AFTER, '').replace(/\s/g, ' ').replace(/['’]/g, ',');
  const [, whole = '', decimals = ''] = PLAIN.exec(number) ?? regrouped(number) ?? [];
  if (!/\d/.test(whole + decimals)) return undefined;
  const cents = BigInt(whole.replace(/\D/g, '')) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign === '' ? cents : -cents;
}

function regrouped(number: string): string[] | undefined {
  const [, whole, , decimals = ''] = GROUPED.exec(number) ?? [];
  return whole === undefined ? undefined : [number, whole, decimals];
}

export type Comparison = '>' | '>=' | '<' | '<=' | '=';

const SIGNS: Readonly<Record<string, Comparison>> = { '≥': '>=', '≤': '<=', '': '=' };

/**
 * An amount after a sign of comparison: '> $99,90', '<= 500', '500'.
 * @returns integer cents, not negative, or undefined
 */
export function parseComparedAmount(text: string): { comparison: Comparison; cents: bigint } | undefined {
  const [, sign = '', amount = ''] = /^\s*(>=?|<=?|[≥≤=])?(.*)$/s.exec(text) ?? [];
  const cents = parseAmount(amount);
  if (cents === undefined || cents < 0n) return undefined;
  return { comparison: SIGNS[sign] ?? (sign as Comparison), cents };
}

/** The least amount that the comparison allows, cents; undefined when it says nothing of the least one. */
export function leastOf({ comparison, cents }: { comparison: Comparison; cents: bigint }): bigint | undefined {
  if (comparison.startsWith('<')) return undefined;
  return comparison === '>' ? cents + 1n : cents;
}

/** The greatest amount that the comparison allows, cents; undefined when there is none. */
export function greatestOf({ comparison, cents }: { comparison: Comparison; cents: bigint }): bigint | undefined {
  if (comparison.startsWith('>')) return undefined;
  if (comparison === '<') return cents === 0n ? undefined : cents - 1n;
  return cents;
}
