import type { Outcome } from '../acts/acts';
import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { operationActions } from '../rules/act';
import { readNote, readReview } from '../rules/act-request';
import { isIdempotencyKey } from '../rules/refund-request';
import type { OperationDetail } from '../wire/operations';
import { type Answer, type Caller, readBody } from './caller';
import { actorOf } from './refunds';

type ActCall =
  | 'POST /operation/{operationId}/sync'
  | 'POST /operation/{operationId}/note'
  | 'PUT /operation/{operationId}/review'
  | 'POST /operation/{operationId}/receipt';

type Acts = NonNullable<Ports['acts']>;

const copy = {
  absent: 'Este Atalaya no tiene con quién hacerlo.',
  unknown: 'No existe esa operación.',
  refused: 'Hay datos por corregir.',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** What people do with one operation. */
export function actAnswers({ acts }: Ports): Record<ActCall, Answer> {
  const having =
    (
      perform: (acts: Acts, request: Parameters<Acts['sync']>[0], caller: Caller) => Promise<Outcome | Response>,
    ): Answer =>
    async (caller) => {
      if (!acts) return failure(501, copy.absent);
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const operationId = caller.request.param('operationId')?.toUpperCase() ?? '';
      const outcome = await perform(acts, { operationId, key, actor: actorOf(caller) }, caller);
      return outcome instanceof Response ? outcome : outcomeAnswer(outcome, acts, caller);
    };
  return {
    'POST /operation/{operationId}/sync': having(async (kept, request, caller) => {
      const outcome = await kept.sync(request);
      if (!('operation' in outcome)) return outcome;
      const { operation, changed } = outcome;
      return jsonAnswer({ status: operation.status, changed, operation: operationAnswer(operation, kept, caller) });
    }),
    'POST /operation/{operationId}/note': having(async (kept, request, caller) => {
      const note = readNote(await readBody(caller.request));
      return 'fields' in note ? failure(422, copy.refused, { ...note }) : kept.note(request, note.text);
    }),
    'PUT /operation/{operationId}/review': having(async (kept, request, caller) => {
      const review = readReview(await readBody(caller.request));
      return 'fields' in review ? failure(422, copy.refused, { ...review }) : kept.review(request, review);
    }),
    'POST /operation/{operationId}/receipt': having((kept, request) => kept.receipt(request)),
  };
}

/** An operation as somebody is answered: with what may be done to it. */
export function operationAnswer(operation: OperationDetail, acts: Ports['acts'], { account }: Caller) {
  return { ...operation, actions: acts ? operationActions(operation, account.role, acts.ability) : [] };
}

function outcomeAnswer(outcome: Outcome, acts: Acts, caller: Caller): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('absent' in outcome) return failure(501, copy.absent);
  if ('silent' in outcome) return failure(424, outcome.silent);
  if ('conflict' in outcome)
    return failure(409, outcome.message, { current: operationAnswer(outcome.conflict, acts, caller) });
  return jsonAnswer(operationAnswer(outcome.operation, acts, caller));
}
