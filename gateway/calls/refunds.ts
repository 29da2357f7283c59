import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import type { Actor, Outcome, Refunds } from '../refunds/refunds';
import { readPage } from '../rules/paging';
import { refundAnswer, type StoredRefund } from '../rules/refund';
import { readRefundBatch } from '../rules/refund-batch';
import { readRefundFilter, refundTotals } from '../rules/refund-filter';
import { isIdempotencyKey, readDecision, readRefundRequest, readVersion } from '../rules/refund-request';
import type { RefundPage } from '../wire/refunds';
import { type Answer, type Caller, queryOf, readBody } from './caller';

type RefundCall =
  | 'GET /refund'
  | 'GET /refund/eligibility'
  | 'GET /refund/{refundId}'
  | 'POST /refund'
  | 'POST /refund/batch'
  | 'PUT /refund/{refundId}/approval'
  | 'DELETE /refund/{refundId}'
  | 'POST /refund/{refundId}/retry'
  | 'POST /refund/{refundId}/sync';

const copy = {
  absent: 'Este Atalaya no hace devoluciones: no tiene con quién enviarlas.',
  unknown: 'No existe esa devolución.',
  operation: 'No existe esa operación.',
  filter: 'El filtro no es válido.',
  refused: 'La devolución tiene datos por corregir.',
  batch: 'El lote tiene datos por corregir.',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** Refunds: what is asked for, decided and sent. */
export function refundAnswers({ refunds, clock }: Ports): Record<RefundCall, Answer> {
  const having =
    (answer: (refunds: Refunds, caller: Caller) => Promise<Response>): Answer =>
    (caller) =>
      refunds ? answer(refunds, caller) : failure(404, copy.absent);
  const idOf = ({ request }: Caller) => request.param('refundId')?.toUpperCase() ?? '';
  const one = (refund: StoredRefund | undefined, { account }: Caller) =>
    refund ? jsonAnswer(refundAnswer(refund, account.email)) : failure(404, copy.unknown);
  return {
    'GET /refund': having(async (kept, { request, account }) => {
      const query = queryOf(request);
      const filter = readRefundFilter(query, account.email, clock.now());
      if (!filter) return failure(400, copy.filter);
      const { page, size, member, ascending } = readPage(query);
      const slice = { page, size, member: member === 'amount' ? member : 'date', ascending } as const;
      const found = await kept.page(filter, slice);
      const answer: RefundPage = {
        data: found.refunds.map((refund) => refundAnswer(refund, account.email)),
        ...{ page, size },
        ...refundTotals(found.groups, filter),
        generatedAt: new Date(clock.now()).toISOString(),
      };
      return jsonAnswer(answer);
    }),
    'GET /refund/eligibility': having(async (kept, { request }) => {
      const found = await kept.eligibility(queryOf(request).get('operationId') ?? '');
      return found ? jsonAnswer(found) : failure(404, copy.operation);
    }),
    'GET /refund/{refundId}': having(async (kept, caller) => one(await kept.find(idOf(caller)), caller)),
    'POST /refund': having(async (kept, caller) => {
      const key = keyOf(caller);
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const asked = readRefundRequest(await readBody(caller.request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return outcomeAnswer(await kept.request(asked, key, actorOf(caller)), caller);
    }),
    'POST /refund/batch': having(async (kept, caller) => {
      const batch = readRefundBatch(await readBody(caller.request));
      if ('fields' in batch) return failure(422, copy.batch, { ...batch });
      const key = keyOf(caller);
      if (!batch.dryRun && !isIdempotencyKey(key)) return failure(400, copy.key);
      const outcome = await kept.requestMany(batch, key, actorOf(caller));
      return 'refused' in outcome ? failure(422, copy.batch, { fields: outcome.refused }) : jsonAnswer(outcome);
    }),
    'PUT /refund/{refundId}/approval': having(async (kept, caller) => {
      const decision = readDecision(await readBody(caller.request));
      if ('fields' in decision) return failure(422, copy.refused, { ...decision });
      return outcomeAnswer(await kept.decide(idOf(caller), decision, actorOf(caller)), caller);
    }),
    'DELETE /refund/{refundId}': having(async (kept, caller) => {
      const version = readVersion(queryOf(caller.request).get('version'));
      if (typeof version !== 'number') return failure(422, copy.refused, { ...version });
      return outcomeAnswer(await kept.cancel(idOf(caller), version, actorOf(caller)), caller);
    }),
    'POST /refund/{refundId}/retry': having(async (kept, caller) => {
      const version = readVersion((await readBody(caller.request)).version);
      if (typeof version !== 'number') return failure(422, copy.refused, { ...version });
      return outcomeAnswer(await kept.retry(idOf(caller), version, actorOf(caller)), caller);
    }),
    'POST /refund/{refundId}/sync': having(async (kept, caller) => one(await kept.sync(idOf(caller)), caller)),
  };
}

const keyOf = ({ request }: Caller) => request.header('Idempotency-Key')?.trim() ?? '';

/** Who does something, and from where. */
export const actorOf = ({ account, address }: Caller): Actor => ({
  email: account.email,
  name: `${account.name} ${account.lastName}`,
  role: account.role,
  ip: address,
});

function outcomeAnswer(outcome: Outcome, { account }: Caller): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('forbidden' in outcome) return failure(403, outcome.forbidden);
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome)
    return failure(409, outcome.message, { current: refundAnswer(outcome.conflict, account.email) });
  return jsonAnswer(refundAnswer(outcome, account.email));
}
