import { parseAmount } from './number-text';

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
