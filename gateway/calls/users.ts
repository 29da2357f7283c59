import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readPage } from '../rules/paging';
import { isIdempotencyKey } from '../rules/refund-request';
import type { Refusal } from '../rules/statistic-query';
import { readUserFilter, readUserSort } from '../rules/user-filter';
import { readInvitation, readReason, readStatusChange, readUserChange } from '../rules/user-request';
import type { Keyed, UserOutcome, Users } from '../users/users';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type UserCall =
  | 'GET /user'
  | 'POST /user'
  | 'GET /user/{userId}'
  | 'PUT /user/{userId}'
  | 'PUT /user/{userId}/status'
  | 'POST /user/{userId}/invitation'
  | 'POST /user/{userId}/passwordReset'
  | 'DELETE /user/{userId}/session';

type Body = Record<string, unknown>;

const copy = {
  absent: 'Este Atalaya no administra cuentas.',
  unknown: 'No existe esa cuenta.',
  filter: 'El filtro no es válido.',
  refused: 'La cuenta tiene datos por corregir.',
  changed: 'Otro usuario modificó este registro',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** Accounts, as whoever administrates sees and changes them. */
export function userAnswers({ users }: Ports): Record<UserCall, Answer> {
  const having =
    (answer: (users: Users, caller: Caller, userId: string) => Promise<Response>): Answer =>
    (caller) =>
      users ? answer(users, caller, caller.request.param('userId') ?? '') : failure(404, copy.absent);
  /** A call that changes something: read its body, do it once for its key. */
  const writing = <Asked>(
    read: (body: Body) => Asked | Refusal,
    act: (users: Users, asked: Asked, keyed: Keyed, userId: string) => Promise<UserOutcome>,
  ) =>
    having(async (kept, caller, userId) => {
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const asked = read(await readBody(caller.request));
      if (isRefusal(asked)) return failure(422, copy.refused, { ...asked });
      return outcomeAnswer(await act(kept, asked, { key, actor: actorOf(caller) }, userId));
    });
  return {
    'GET /user': having(async (kept, { request, account }) => {
      const query = queryOf(request);
      const filter = readUserFilter(query);
      if (!filter) return failure(400, copy.filter);
      const { page, size } = readPage(query);
      return jsonAnswer(await kept.page({ filter, sort: readUserSort(query), page, size }, account.email));
    }),
    'GET /user/{userId}': having(async (kept, { account }, userId) => {
      const found = await kept.find(userId, account.email);
      return found ? jsonAnswer(found) : failure(404, copy.unknown);
    }),
    'POST /user': writing(readInvitation, (kept, asked, keyed) => kept.invite(asked, keyed)),
    'PUT /user/{userId}': writing(readUserChange, (kept, asked, keyed, id) => kept.edit(id, asked, keyed)),
    'PUT /user/{userId}/status': writing(readStatusChange, (kept, asked, keyed, id) =>
      kept.setStatus(id, asked, keyed),
    ),
    'POST /user/{userId}/invitation': writing(readReason, (kept, asked, keyed, id) =>
      kept.inviteAgain(id, asked, keyed),
    ),
    'POST /user/{userId}/passwordReset': writing(readReason, (kept, asked, keyed, id) => kept.reset(id, asked, keyed)),
    'DELETE /user/{userId}/session': writing(readReason, (kept, asked, keyed, id) =>
      kept.endSessions(id, asked, keyed),
    ),
  };
}

function isRefusal(asked: unknown): asked is Refusal {
  return typeof asked === 'object' && asked !== null && 'fields' in asked;
}

function outcomeAnswer(outcome: UserOutcome): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('forbidden' in outcome) return failure(403, outcome.forbidden);
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome) return failure(409, copy.changed, { current: outcome.conflict });
  return jsonAnswer(outcome);
}
