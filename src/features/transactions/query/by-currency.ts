import { fieldsOf } from '~/shared/api/members';
import { currencyCode, formatMoney, PESOS } from '~/shared/format/currency';

/** Something of each currency, pesos first, then in the order of the codes. Amounts of two are never added up. */
export type ByCurrency<T> = ReadonlyMap<string, T>;

/** Reads the members of an answer that are named after currencies; none when there are none. */
export function readByCurrency<T>(value: unknown, read: (item: unknown) => T): ByCurrency<T> {
  return sorted(new Map(Object.entries(fieldsOf(value)).map(([code, item]) => [currencyCode(code), read(item)])));
}

/** Sums of amounts; what has no amount adds nothing to its currency. */
export function sumByCurrency(
  items: readonly { amount: number | null; currency: string | null }[],
): ByCurrency<number> {
  const sums = new Map<string, number>();
  for (const { amount, currency } of items) {
    const code = currencyCode(currency);
    if (amount !== null) sums.set(code, (sums.get(code) ?? 0) + amount);
  }
  return sorted(sums);
}

/** '$ 1,234.50 · US$ 499.00'. */
export function moneyList(amounts: ByCurrency<number | null>): string {
  return [...amounts].map(([currency, amount]) => formatMoney(amount, currency)).join(' · ');
}

/** The same of the currencies that are not the platform's own, without those that have nothing. */
export function othersList(amounts: ByCurrency<number | null>): string {
  return moneyList(new Map([...amounts].filter(([currency, amount]) => currency !== PESOS && amount)));
}

function sorted<T>(sums: ReadonlyMap<string, T>): ByCurrency<T> {
  const rank = (code: string) => (code === PESOS ? '' : code);
  return new Map([...sums].sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1)));
}
