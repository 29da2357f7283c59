import { type ByCurrency, readByCurrency } from '~/features/transactions/query/by-currency';
import { amountOf, type Operation, parseOperation } from '~/features/transactions/query/operation';
import { fieldsOf, integerOf, listOf } from '~/shared/api/members';
import { currencyCode, PESOS } from '~/shared/format/currency';

/** One page of the operations that match, and the sums of all of them. */
export interface OperationPage {
  /** Whether bytes of the response are none in its encoding. */
  lossy: boolean;
  operations: Operation[];
  /** How a run over all matches goes on; null after its last part, absent where there is no run. */
  next?: string | null;
  /** From 1. */
  page: number;
  size: number;
  /** How many match. */
  total: number;
  totals: ByCurrency<Totals>;
  /** How many match in each status, were no status asked for; null is a count that cannot be read. */
  statusCounts: StatusCounts | undefined;
}

/** Minor units of one currency, over all that match; null is one that the platform does not tell. */
interface Totals {
  amount: number | null;
  refunded: number | null;
}

export type StatusCounts = Readonly<Record<string, number | null>>;

/**
 * @param requested stands for page and size where the response does not repeat them
 * @throws Error when there is no list of operations, or how many match cannot be read: one without the other misleads
 */
export function parsePage(value: unknown, applied: { page: number; size: number }, lossy = false): OperationPage {
  const sent = fieldsOf(value);
  if (!Array.isArray(sent.data)) throw new Error('no list of operations');
  const operations = listOf(sent.data, parseOperation);
  const total = sent.total === undefined ? operations.length : integerOf(sent.total);
  if (total === null || total < 0) throw new Error('no total');
  return {
    lossy,
    operations,
    page: naturalOf(sent.page) ?? applied.page,
    size: naturalOf(sent.size) ?? applied.size,
    total,
    totals: totalsOf(sent, operations),
    statusCounts: countsOf(sent.statusCounts),
    ...((typeof sent.next === 'string' || sent.next === null) && { next: sent.next }),
  };
}

/**
 * Without sums by currency there is one of everything: it is of the currency of the operations, and of none when they
 * have several.
 */
function totalsOf(sent: Readonly<Record<string, unknown>>, operations: readonly Operation[]): ByCurrency<Totals> {
  const read = (item: unknown) => {
    const { totalAmount, refundedAmount } = fieldsOf(item);
    return { amount: amountOf(totalAmount), refunded: amountOf(refundedAmount) };
  };
  const told = readByCurrency(sent.byCurrency, read);
  if (told.size > 0) return told;
  const codes = new Set(operations.map(({ currency }) => currencyCode(currency)));
  if (codes.size > 1) return new Map([[PESOS, read(undefined)]]);
  return new Map([[[...codes][0] ?? PESOS, read(sent)]]);
}

function naturalOf(value: unknown): number | null {
  const number = integerOf(value);
  return number !== null && number > 0 ? number : null;
}

/** A status that is not named has none; without a single name nothing is known. */
function countsOf(value: unknown): StatusCounts | undefined {
  const counts = Object.entries(fieldsOf(value)).map(([status, count]) => [status, integerOf(count)] as const);
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
