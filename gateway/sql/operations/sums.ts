import { type RawBuilder, sql } from 'kysely';
import { approvedStatuses, declinedStatuses } from '../../rules/statuses';

const PESOS = 'MXN';

/** Sums of the rows of one currency; what the database adds up. */
export interface CurrencySums {
  currency: string;
  count: number;
  approved: number;
  declined: number;
  pending: number;
  review: number;
  refundCount: number;
  amount: number;
  pendingAmount: number;
  refundAmount: number;
}

const some = (statuses: readonly string[]) => sql`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
export const APPROVED = some(approvedStatuses);
const PENDING = some(['PENDING']);
export const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
const total = (column: string, condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)`;

/** The columns of CurrencySums, of operations grouped by currency; the amount is what was collected. */
export const sumColumns = [
  'operation.currency',
  sql<number>`count(*)`.as('count'),
  count(APPROVED).as('approved'),
  count(some(declinedStatuses)).as('declined'),
  count(PENDING).as('pending'),
  count(some(['REVIEW'])).as('review'),
  count(sql`refunded_amount > 0`).as('refundCount'),
  total('amount', APPROVED).as('amount'),
  total('amount', PENDING).as('pendingAmount'),
  sql<number>`sum(refunded_amount)`.as('refundAmount'),
] as const;

type Counts = Omit<CurrencySums, 'currency'>;

/** Counts of all rows; amounts of those in one currency, which is pesos where none is named. */
export function addUp(rows: readonly CurrencySums[], currency = PESOS): Counts {
  const sum = (member: keyof Counts, of = rows) => of.reduce((found, row) => found + row[member], 0);
  const own = rows.filter((row) => row.currency === currency);
  return {
    count: sum('count'),
    approved: sum('approved'),
    declined: sum('declined'),
    pending: sum('pending'),
    review: sum('review'),
    refundCount: sum('refundCount'),
    amount: sum('amount', own),
    pendingAmount: sum('pendingAmount', own),
    refundAmount: sum('refundAmount', own),
  };
}

/** The member `byCurrency` of an answer, pesos first; no member when all is in pesos. */
export function byCurrency<R extends { currency: string }, T>(
  rows: readonly R[],
  read: (rows: readonly R[], currency: string) => T,
): { byCurrency?: Record<string, T> } {
  const found = [...new Set(rows.map(({ currency }) => currency))].sort(
    (one, other) => Number(other === PESOS) - Number(one === PESOS) || one.localeCompare(other),
  );
  if (found.every((currency) => currency === PESOS)) return {};
  const own = (currency: string) => rows.filter((row) => row.currency === currency);
  return { byCurrency: Object.fromEntries(found.map((currency) => [currency, read(own(currency), currency)])) };
}

/** Approved of those that were decided; null when none was. */
export function approvalRate({ approved, declined }: Pick<Counts, 'approved' | 'declined'>): number | null {
  return approved + declined === 0 ? null : approved / (approved + declined);
}

/** The rows of each key, most operations first; "" stands for those that have none. */
export function groupBy<R extends CurrencySums>(rows: readonly R[], keyOf: (row: R) => string | null): [string, R[]][] {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? '';
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const size = ([, group]: [string, R[]]) => group.reduce((sum, row) => sum + row.count, 0);
  return [...groups].sort((one, other) => size(other) - size(one) || one[0].localeCompare(other[0]));
}
