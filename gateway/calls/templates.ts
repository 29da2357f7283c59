import { jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readChange, readDraft } from '../rules/template';
import type { Answer, Caller } from './caller';
import { readBody } from './caller';
import { keyOf, missingKey, notDone, ofNotifications, refusal, unknown } from './notifications';
import { actorOf } from './refunds';

type TemplateCall =
  | 'GET /notification/template'
  | 'GET /notification/template/{templateId}'
  | 'PUT /notification/template/{templateId}'
  | 'POST /notification/template/{templateId}/preview'
  | 'POST /notification/template/{templateId}/test';

/** What is written to people. */
export function templateAnswers({ notifications }: Ports): Record<TemplateCall, Answer> {
  const having = ofNotifications(notifications);
  const idOf = ({ request }: Caller) => request.param('templateId') ?? '';
  return {
    'GET /notification/template': having(async ({ templates }) => jsonAnswer({ data: await templates.list() })),
    'GET /notification/template/{templateId}': having(async ({ templates }, caller) => {
      const found = await templates.read(idOf(caller));
      return found ? jsonAnswer(found) : unknown();
    }),
    'PUT /notification/template/{templateId}': having(async ({ templates }, caller) => {
      const id = idOf(caller);
      const known = templates.known(id);
      if (!known) return unknown();
      const change = readChange(await readBody(caller.request), known);
      if ('fields' in change) return refusal(change);
      const outcome = await templates.change(id, change, actorOf(caller));
      return 'done' in outcome ? jsonAnswer(await templates.read(id)) : notDone(outcome);
    }),
    'POST /notification/template/{templateId}/preview': having(async ({ templates }, caller) => {
      const known = templates.known(idOf(caller));
      if (!known) return unknown();
      const draft = readDraft(await readBody(caller.request), known);
      return 'fields' in draft ? refusal(draft) : jsonAnswer(templates.preview(draft));
    }),
    'POST /notification/template/{templateId}/test': having(async ({ templates }, caller) => {
      const key = keyOf(caller);
      if (key === undefined) return missingKey();
      const known = templates.known(idOf(caller));
      if (!known) return unknown();
      const draft = readDraft(await readBody(caller.request), known);
      if ('fields' in draft) return refusal(draft);
      const outcome = await templates.test(known.templateId, draft, { key, actor: actorOf(caller) });
      return 'notificationId' in outcome ? jsonAnswer(outcome) : notDone(outcome);
    }),
  };
}
