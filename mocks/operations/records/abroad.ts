import type { RefundPlan } from '../../refunds/refund-plan';
import { brands } from './codes';
import type { Operation } from './operation';
import type { Store } from './store';

/** Currencies of the scenario 'varias-monedas', by the brand of the card; everything else is paid in pesos. */
const CURRENCIES: Readonly<Record<string, string>> = { AMEX: 'USD', CARNET: 'JPY' };

const PESOS = 'MXN';

const currencyOfBrand = (brand: string | null) => CURRENCIES[brand ?? ''] ?? PESOS;

/** Smallest units: yen have no cents. */
const minorOf = (cents: number, currency: string) => (currency === 'JPY' ? Math.round(cents / 100) : cents);

/** An operation as it stands in that scenario. */
export function abroad<T extends Operation & { refunds?: readonly { amount: number }[] }>(operation: T): T {
  const currency = currencyOfBrand(operation.cardBrand);
  const minor = (cents: number) => minorOf(cents, currency);
  return {
    ...operation,
    currency,
    amount: minor(operation.amount),
    refundedAmount: minor(operation.refundedAmount),
    ...(operation.refunds && {
      refunds: operation.refunds.map((refund) => ({ ...refund, amount: minor(refund.amount) })),
    }),
  };
}

/** The refund of an order in that scenario. */
export function refundAbroad(plan: RefundPlan): RefundPlan {
  const currency = currencyOfBrand(plan.order.brand);
  return { ...plan, currency, amount: minorOf(plan.amount, currency) };
}

/** Cents as columns hold them, of an amount of that scenario. */
export const centsOf = (amount: number, currency: string) => (currency === 'JPY' ? amount * 100 : amount);

/** A row's currency, and its amount and refund in the smallest units of it. */
export function moneyAt({ columns, abroad }: Store, row: number) {
  const currency = abroad ? currencyOfBrand(brands[columns.brand[row] ?? 0] ?? '') : PESOS;
  const minor = (column: Int32Array) => minorOf(column[row] ?? 0, currency);
  return { currency, amount: minor(columns.amount), refunded: minor(columns.refunded) };
}

/** The rows of each currency that occurs; undefined when all are in pesos, where an answer names none. */
function rowsByCurrency(store: Store, rows: Int32Array): [currency: string, rows: Int32Array][] | undefined {
  if (!store.abroad) return undefined;
  const groups = [PESOS, ...Object.values(CURRENCIES)]
    .map((code): [string, Int32Array] => [code, rows.filter((row) => moneyAt(store, row).currency === code)])
    .filter(([, found]) => found.length > 0);
  return groups.every(([code]) => code === PESOS) ? undefined : groups;
}

/** The member `byCurrency` of an answer; no member when all is in pesos. */
export function byCurrency<T>(store: Store, rows: Int32Array, read: (rows: Int32Array) => T) {
  const groups = rowsByCurrency(store, rows);
  return groups && { byCurrency: Object.fromEntries(groups.map(([code, own]) => [code, read(own)])) };
}
