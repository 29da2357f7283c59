import { failure, jsonAnswer, noContent } from '../answers';
import type { Ports } from '../ports';
import type { OwnAccount } from '../users/own-account';
import type { Answer, Caller } from './caller';
import { actorOf } from './refunds';

type AccountCall =
  | 'GET /account/session'
  | 'DELETE /account/session'
  | 'DELETE /account/session/{sessionId}'
  | 'GET /account/activity';

const copy = {
  absent: 'Este Atalaya no lleva la cuenta de las sesiones.',
  unknown: 'Esa sesión ya no está abierta.',
};

/** What people see and end of their own account; each call is about whoever makes it and nobody else. */
export function accountAnswers({ ownAccount }: Ports): Record<AccountCall, Answer> {
  const having =
    (
      answer: (own: OwnAccount, owner: Parameters<OwnAccount['sessions']>[0], caller: Caller) => Promise<Response>,
    ): Answer =>
    (caller) =>
      ownAccount
        ? answer(ownAccount, { accountId: caller.account.id, token: caller.token, actor: actorOf(caller) }, caller)
        : failure(404, copy.absent);
  return {
    'GET /account/session': having(async (own, owner) => jsonAnswer({ data: await own.sessions(owner) })),
    'DELETE /account/session': having(async (own, owner) => jsonAnswer({ ended: await own.endOthers(owner) })),
    'DELETE /account/session/{sessionId}': having(async (own, owner, { request }) =>
      (await own.end(owner, request.param('sessionId') ?? '')) ? noContent() : failure(404, copy.unknown),
    ),
    'GET /account/activity': having(async (own, owner) => jsonAnswer({ data: await own.activity(owner) })),
  };
}
