import { integerOf, listOf, membersOf, type Operation, parseOperation } from '../operation';

/** One page of the operations that match, and the sums of all of them. */
export interface OperationPage {
  operations: Operation[];
  /** From 1. */
  page: number;
  size: number;
  /** How many match. */
  total: number;
  /** Cents. */
  totalAmount: number | null;
  refundedAmount: number | null;
  /** How many match in each status, were no status asked for; null is a count that cannot be read. */
  statusCounts: StatusCounts | undefined;
}

export type StatusCounts = Readonly<Record<string, number | null>>;

/**
 * @param asked stands for page and size where the answer does not repeat them
 * @throws Error when there is no list of operations, or how many match cannot be read: one without the other misleads
 */
export function parsePage(value: unknown, asked: { page: number; size: number }): OperationPage {
  const sent = membersOf(value);
  if (!Array.isArray(sent.data)) throw new Error('no list of operations');
  const operations = listOf(sent.data, parseOperation);
  const total = sent.total === undefined ? operations.length : integerOf(sent.total);
  if (total === null || total < 0) throw new Error('no total');
  return {
    operations,
    page: naturalOf(sent.page) ?? asked.page,
    size: naturalOf(sent.size) ?? asked.size,
    total,
    totalAmount: integerOf(sent.totalAmount),
    refundedAmount: integerOf(sent.refundedAmount),
    statusCounts: countsOf(sent.statusCounts),
  };
}

function naturalOf(value: unknown): number | null {
  const number = integerOf(value);
  return number !== null && number > 0 ? number : null;
}

/** A status that is not named has none; without a single name nothing is known. */
function countsOf(value: unknown): StatusCounts | undefined {
  const counts = Object.entries(membersOf(value)).map(([status, count]) => [status, integerOf(count)] as const);
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
