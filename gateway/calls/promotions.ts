import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import type { Keyed, PromotionOutcome, Promotions } from '../promotions/promotions';
import { readPage } from '../rules/paging';
import { readPromotionFilter, readPromotionSort } from '../rules/promotion-filter';
import { readPromotion, readPromotionChange, readPromotionStatus, readTrial } from '../rules/promotion-request';
import { isIdempotencyKey } from '../rules/refund-request';
import type { Refusal } from '../rules/statistic-query';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type PromotionCall =
  | 'GET /promotion'
  | 'POST /promotion'
  | 'POST /promotion/preview'
  | 'GET /promotion/{promotionId}'
  | 'PUT /promotion/{promotionId}'
  | 'PUT /promotion/{promotionId}/status';

type Body = Record<string, unknown>;

const copy = {
  absent: 'Este Atalaya no lleva promociones.',
  unknown: 'No existe esa promoción.',
  filter: 'El filtro no es válido.',
  refused: 'La promoción tiene datos por corregir.',
  changed: 'Otro usuario modificó este registro',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** What is offered to customers. */
export function promotionAnswers({ promotions }: Ports): Record<PromotionCall, Answer> {
  const having =
    (answer: (kept: Promotions, caller: Caller, promotionId: string) => Promise<Response>): Answer =>
    (caller) =>
      promotions ? answer(promotions, caller, caller.request.param('promotionId') ?? '') : failure(404, copy.absent);
  /** A call that changes something: read its body, do it once for its key. */
  const writing = <Asked extends object>(
    read: (body: Body, now: number) => Asked | Refusal,
    act: (kept: Promotions, asked: Asked, keyed: Keyed, promotionId: string) => Promise<PromotionOutcome>,
  ) =>
    having(async (kept, caller, promotionId) => {
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const asked = read(await readBody(caller.request), caller.now);
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return outcomeAnswer(await act(kept, asked, { key, actor: actorOf(caller) }, promotionId));
    });
  return {
    'GET /promotion': having(async (kept, { request }) => {
      const query = queryOf(request);
      const filter = readPromotionFilter(query);
      if (!filter) return failure(400, copy.filter);
      const { page, size } = readPage(query);
      return jsonAnswer(await kept.page({ filter, sort: readPromotionSort(query), page, size }));
    }),
    'GET /promotion/{promotionId}': having(async (kept, _, promotionId) => {
      const found = await kept.find(promotionId);
      return found ? jsonAnswer(found) : failure(404, copy.unknown);
    }),
    'POST /promotion/preview': having(async (kept, { request }) => {
      const asked = readTrial(await readBody(request));
      return 'fields' in asked ? failure(422, copy.refused, { ...asked }) : jsonAnswer(await kept.preview(asked));
    }),
    'POST /promotion': writing(readPromotion, (kept, asked, keyed) => kept.create(asked, keyed)),
    'PUT /promotion/{promotionId}': writing(readPromotionChange, (kept, asked, keyed, id) =>
      kept.edit(id, asked, keyed),
    ),
    'PUT /promotion/{promotionId}/status': writing(readPromotionStatus, (kept, asked, keyed, id) =>
      kept.setStatus(id, asked, keyed),
    ),
  };
}

function outcomeAnswer(outcome: PromotionOutcome): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome) return failure(409, copy.changed, { current: outcome.conflict });
  return jsonAnswer(outcome);
}
