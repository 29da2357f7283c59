import { jsonAnswer, noContent } from '../answers';
import type { Ports } from '../ports';
import { readSchedule } from '../reporting/request';
import { readVersion } from '../rules/refund-request';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { keyOf, missingKey, refusal } from './notifications';
import { actorOf } from './refunds';
import { ofReporting, outcomeAnswer } from './reports';

type ScheduleCall =
  | 'GET /report/schedule'
  | 'POST /report/schedule'
  | 'PUT /report/schedule/{scheduleId}'
  | 'DELETE /report/schedule/{scheduleId}';

/** Schedules of reports. */
export function scheduleAnswers({ reporting }: Ports): Record<ScheduleCall, Answer> {
  const having = ofReporting(reporting);
  const idOf = ({ request }: Caller) => request.param('scheduleId')?.toUpperCase() ?? '';
  return {
    'GET /report/schedule': having(async ({ schedules }, { account }) =>
      jsonAnswer({ data: await schedules(account.role) }),
    ),
    'POST /report/schedule': having(async ({ plan }, caller) => {
      const key = keyOf(caller);
      if (key === undefined) return missingKey();
      const asked = readSchedule(await readBody(caller.request), caller.account.role, true);
      return 'fields' in asked ? refusal(asked) : outcomeAnswer(await plan(asked, { key, actor: actorOf(caller) }));
    }),
    'PUT /report/schedule/{scheduleId}': having(async ({ replan }, caller) => {
      const asked = readSchedule(await readBody(caller.request), caller.account.role, false);
      return 'fields' in asked ? refusal(asked) : outcomeAnswer(await replan(idOf(caller), asked, actorOf(caller)));
    }),
    'DELETE /report/schedule/{scheduleId}': having(async ({ unplan }, caller) => {
      const version = readVersion(queryOf(caller.request).get('version'), 'Di qué versión de la programación viste.');
      if (typeof version !== 'number') return refusal(version);
      const outcome = await unplan(idOf(caller), version, actorOf(caller));
      return 'scheduleId' in outcome ? noContent() : outcomeAnswer(outcome);
    }),
  };
}
