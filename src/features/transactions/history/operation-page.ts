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
  /** How many match in each status, were no status asked for. */
  statusCounts: Readonly<Record<string, number>>;
}

/** @throws Error when there is no list of operations: totals without one mean nothing */
export function parsePage(value: unknown): OperationPage {
  const sent = membersOf(value);
  if (!Array.isArray(sent.data)) throw new Error('no list of operations');
  const operations = listOf(sent.data, parseOperation);
  const counts = Object.entries(membersOf(sent.statusCounts)).flatMap(([status, count]) => {
    const known = integerOf(count);
    return known === null ? [] : [[status, known] as const];
  });
  return {
    operations,
    page: integerOf(sent.page) ?? 1,
    size: integerOf(sent.size) ?? operations.length,
    total: integerOf(sent.total) ?? operations.length,
    totalAmount: integerOf(sent.totalAmount),
    refundedAmount: integerOf(sent.refundedAmount),
    statusCounts: Object.fromEntries(counts),
  };
}
