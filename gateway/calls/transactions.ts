import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { messageOf } from '../rules/statistic-query';
import { readReportAsk } from '../rules/transaction-report';
import type { Transactions } from '../transactions/transactions';
import { type Answer, type Caller, queryOf } from './caller';

type TransactionCall = 'GET /transactionReport';

const copy = { absent: 'Este Atalaya no lleva el reporte de transacciones.' };

/** What became of transactions. */
export function transactionAnswers({ transactions }: Ports): Record<TransactionCall, Answer> {
  const having =
    (answer: (kept: Transactions, caller: Caller) => Promise<Response>): Answer =>
    (caller) =>
      transactions ? answer(transactions, caller) : failure(404, copy.absent);
  return {
    'GET /transactionReport': having(async (kept, { request, now }) => {
      const ask = readReportAsk(queryOf(request), now);
      if (!ask) return failure(400, 'dateRange not valid');
      return 'fields' in ask ? failure(422, messageOf(ask), { ...ask }) : jsonAnswer(await kept.report(ask, now));
    }),
  };
}
