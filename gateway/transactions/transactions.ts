import type { Acts } from '../acts/acts';
import type { ReportAsk } from '../rules/transaction-report';
import type { IssueStore, TransactionBook } from '../transaction-ports';
import { createIssues } from './issues';
import { transactionReport } from './report';

interface Surroundings {
  book: TransactionBook;
  issues: IssueStore;
  acts?: Acts | undefined;
  clock: { now(): number };
}

/** What became of transactions, and which of them somebody has to look at. */
export type Transactions = ReturnType<typeof createTransactions>;

export function createTransactions({ book, issues: store, acts, clock }: Surroundings) {
  return {
    report: (ask: ReportAsk, now: number) => transactionReport(book, ask, now),
    issues: createIssues({ store, acts, clock }),
  };
}
