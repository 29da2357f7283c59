import { jsonAnswer, noContent } from '../answers';
import type { Ports } from '../ports';
import { readNotice } from '../rules/notice';
import { type Answer, type Caller, readBody } from './caller';
import { keyOf, missingKey, notDone, ofNotifications, refusal, unknown } from './notifications';
import { actorOf } from './refunds';

type NoticeCall =
  | 'GET /notification/notice'
  | 'GET /notification/notice/all'
  | 'POST /notification/notice'
  | 'PUT /notification/notice/{noticeId}'
  | 'PUT /notification/notice/{noticeId}/read'
  | 'GET /notification/notice/{noticeId}/reader';

/** Notices to the people of some roles. */
export function noticeAnswers({ notifications, ownAccount }: Ports): Record<NoticeCall, Answer> {
  const having = ofNotifications(notifications);
  const idOf = ({ request }: Caller) => request.param('noticeId')?.toUpperCase() ?? '';
  return {
    'GET /notification/notice': having(async ({ notices }, { account }) =>
      jsonAnswer(await notices.own(account.email, account.role, (await ownAccount?.preference(account.id))?.notices)),
    ),
    'GET /notification/notice/all': having(async ({ notices }) => jsonAnswer({ data: await notices.all() })),
    'POST /notification/notice': having(async ({ notices }, caller) => {
      const key = keyOf(caller);
      if (key === undefined) return missingKey();
      const asked = readNotice(await readBody(caller.request), true);
      if ('fields' in asked) return refusal(asked);
      const outcome = await notices.publish(asked, { key, actor: actorOf(caller) });
      return 'noticeId' in outcome ? jsonAnswer(outcome) : notDone(outcome);
    }),
    'PUT /notification/notice/{noticeId}': having(async ({ notices }, caller) => {
      const asked = readNotice(await readBody(caller.request), false);
      if ('fields' in asked) return refusal(asked);
      const outcome = await notices.change(idOf(caller), asked, actorOf(caller));
      return 'noticeId' in outcome ? jsonAnswer(outcome) : notDone(outcome);
    }),
    'PUT /notification/notice/{noticeId}/read': having(async ({ notices }, caller) =>
      (await notices.read(idOf(caller), actorOf(caller))) ? noContent() : unknown(),
    ),
    'GET /notification/notice/{noticeId}/reader': having(async ({ notices }, caller) => {
      const data = await notices.readers(idOf(caller));
      return data ? jsonAnswer({ data }) : unknown();
    }),
  };
}
