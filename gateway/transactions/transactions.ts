import type { ReportAsk } from '../rules/transaction-report';
import type { TransactionBook } from '../transaction-ports';
import { transactionReport } from './report';

interface Surroundings {
  book: TransactionBook;
}

/** What became of transactions. */
export type Transactions = ReturnType<typeof createTransactions>;

export function createTransactions({ book }: Surroundings) {
  return { report: (ask: ReportAsk, now: number) => transactionReport(book, ask, now) };
}
