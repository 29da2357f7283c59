import type { ByCurrency } from '../query/by-currency';
import type { MoneySums, Sums } from './statistics-api';

/** Sums of several groups together: integers, so nothing drifts; each currency by itself. */
export function addSums(parts: readonly Sums[]): Sums {
  const zero: Sums = { count: 0, amount: 0, approved: 0, declined: 0, refundAmount: 0 };
  return parts.reduce((sum, part) => combined(sum, part, 1), zero);
}

/** What is left of a whole without its parts. */
export function remainder(whole: Sums, parts: readonly Sums[]): Sums {
  return combined(whole, addSums(parts), -1);
}

/**
 * The sums of one currency alone.
 * @param currency undefined for pesos, which is what the others leave
 */
export function moneyOf(sums: Sums, currency: string | undefined): MoneySums {
  const others = sums.others ?? new Map<string, MoneySums>();
  if (currency !== undefined) return others.get(currency) ?? NOTHING;
  const elsewhere = [...others.values()].reduce((count, { approved }) => count + approved, 0);
  return { amount: sums.amount, approved: sums.approved - elsewhere, refundAmount: sums.refundAmount };
}

const NOTHING: MoneySums = { amount: 0, approved: 0, refundAmount: 0 };

function combined(one: Sums, other: Sums, sign: 1 | -1): Sums {
  const others = combinedOthers(one.others, other.others, sign);
  return {
    count: one.count + sign * other.count,
    amount: one.amount + sign * other.amount,
    approved: one.approved + sign * other.approved,
    declined: one.declined + sign * other.declined,
    refundAmount: addKnown(one.refundAmount, other.refundAmount, sign),
    ...(others ? { others } : {}),
  };
}

function combinedOthers(
  one: ByCurrency<MoneySums> | undefined,
  other: ByCurrency<MoneySums> | undefined,
  sign: 1 | -1,
): ByCurrency<MoneySums> | undefined {
  if (!other) return one;
  const sums = new Map(one);
  for (const [currency, { amount, approved, refundAmount }] of other) {
    const own = sums.get(currency) ?? NOTHING;
    sums.set(currency, {
      amount: own.amount + sign * amount,
      approved: own.approved + sign * approved,
      refundAmount: addKnown(own.refundAmount, refundAmount, sign),
    });
  }
  return sums;
}

function addKnown(one: number | null, other: number | null, sign: 1 | -1): number | null {
  return one === null || other === null ? null : one + sign * other;
}
