import type { Acts } from '../acts/acts';
import type { Database } from '../sql/tables';
import { createSqlIssueStore } from '../sql/transactions/issue-store';
import { createSqlTransactionBook } from '../sql/transactions/transaction-book';
import { createTransactions, type Transactions } from '../transactions/transactions';

/** What a database tells of transactions. */
export function transactionsOf(db: Database, acts: Acts, clock: { now(): number }): Transactions {
  return createTransactions({ book: createSqlTransactionBook(db), issues: createSqlIssueStore(db), acts, clock });
}
