import { failure, jsonAnswer, noContent } from '../answers';
import type { Ports } from '../ports';
import { readPreference } from '../rules/preference';
import { readOwnProfile } from '../rules/user-request';
import type { OwnAccount } from '../users/own-account';
import { type Answer, type Caller, readBody } from './caller';
import { actorOf } from './refunds';

type AccountCall =
  | 'GET /account'
  | 'PUT /account'
  | 'GET /account/preference'
  | 'PUT /account/preference'
  | 'GET /account/session'
  | 'DELETE /account/session'
  | 'DELETE /account/session/{sessionId}'
  | 'GET /account/activity';

const copy = {
  absent: 'Este Atalaya no lleva la cuenta de las sesiones.',
  changed: 'Otra persona cambió tu cuenta entre tanto.',
  refused: 'Hay datos por corregir.',
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
    'GET /account': having(async (own, owner) => {
      const profile = await own.profile(owner);
      return profile ? jsonAnswer(profile) : failure(404, copy.absent);
    }),
    'PUT /account': having(async (own, owner, { request }) => {
      const asked = readOwnProfile(await readBody(request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      const outcome = await own.edit(owner, asked);
      return 'conflict' in outcome ? failure(409, copy.changed, { current: outcome.conflict }) : jsonAnswer(outcome);
    }),
    'GET /account/preference': having(async (own, { accountId }) => jsonAnswer(await own.preference(accountId))),
    'PUT /account/preference': having(async (own, owner, { request }) => {
      const asked = readPreference(await readBody(request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return jsonAnswer(await own.keepPreference(owner, asked));
    }),
    'GET /account/session': having(async (own, owner) => jsonAnswer({ data: await own.sessions(owner) })),
    'DELETE /account/session': having(async (own, owner) => jsonAnswer({ ended: await own.endOthers(owner) })),
    'DELETE /account/session/{sessionId}': having(async (own, owner, { request }) =>
      (await own.end(owner, request.param('sessionId') ?? '')) ? noContent() : failure(404, copy.unknown),
    ),
    'GET /account/activity': having(async (own, owner) => jsonAnswer({ data: await own.activity(owner) })),
  };
}
