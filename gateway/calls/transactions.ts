import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readPage } from '../rules/paging';
import { isIdempotencyKey } from '../rules/refund-request';
import { messageOf, type Refusal } from '../rules/statistic-query';
import { readAttention, readIssueFilter, readIssueIds } from '../rules/transaction-issue';
import { readReportAsk } from '../rules/transaction-report';
import type { IssueOutcome, Keyed } from '../transactions/issues';
import type { Transactions } from '../transactions/transactions';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type TransactionCall =
  | 'GET /transactionReport'
  | 'GET /transactionReport/issue'
  | 'PUT /transactionReport/issue/{issueId}'
  | 'POST /transactionReport/issue/sync';

const copy = {
  absent: 'Este Atalaya no lleva el reporte de transacciones.',
  nobody: 'Este Atalaya no tiene a quién preguntarle.',
  unknown: 'Esa operación ya no está por atender.',
  filter: 'El filtro no es válido.',
  refused: 'Hay datos por corregir.',
  changed: 'Otro usuario modificó este registro',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** What became of transactions, and which of them somebody has to look at. */
export function transactionAnswers({ transactions }: Ports): Record<TransactionCall, Answer> {
  const having =
    (answer: (kept: Transactions, caller: Caller) => Promise<Response>): Answer =>
    (caller) =>
      transactions ? answer(transactions, caller) : failure(404, copy.absent);
  /** A call that does something: read its body, do it once for its key. */
  const writing = <Asked extends object>(
    read: (body: Record<string, unknown>) => Asked | Refusal,
    act: (kept: Transactions, asked: Asked, keyed: Keyed, caller: Caller) => Promise<Response>,
  ) =>
    having(async (kept, caller) => {
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const asked = read(await readBody(caller.request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return act(kept, asked, { key, actor: actorOf(caller) }, caller);
    });
  return {
    'GET /transactionReport': having(async (kept, { request, now }) => {
      const ask = readReportAsk(queryOf(request), now);
      if (!ask) return failure(400, 'dateRange not valid');
      return 'fields' in ask ? failure(422, messageOf(ask), { ...ask }) : jsonAnswer(await kept.report(ask, now));
    }),
    'GET /transactionReport/issue': having(async (kept, { request, now }) => {
      const query = queryOf(request);
      const filter = readIssueFilter(query, now);
      return filter ? jsonAnswer(await kept.issues.page(filter, readPage(query))) : failure(400, copy.filter);
    }),
    'PUT /transactionReport/issue/{issueId}': writing(readAttention, async (kept, asked, keyed, { request }) =>
      outcomeAnswer(await kept.issues.attend(request.param('issueId') ?? '', asked, keyed)),
    ),
    'POST /transactionReport/issue/sync': writing(readIssueIds, async (kept, { ids }, keyed) => {
      const data = await kept.issues.ask(ids, keyed);
      return data ? jsonAnswer({ data }) : failure(501, copy.nobody);
    }),
  };
}

function outcomeAnswer(outcome: IssueOutcome): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome) return failure(409, copy.changed, { current: outcome.conflict });
  return jsonAnswer(outcome);
}
