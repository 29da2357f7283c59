import { failure, jsonAnswer } from '../answers';
import type { Backups } from '../backups/backups';
import type { Ports } from '../ports';
import { readBackupFilter, readBackupSort } from '../rules/backup-filter';
import { readBackupRequest } from '../rules/backup-request';
import { readBackupPlan } from '../rules/backup-schedule';
import { readPage } from '../rules/paging';
import { readReason } from '../rules/resend-request';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { keyOf, missingKey } from './notifications';
import { actorOf } from './refunds';

type BackupCall =
  | 'GET /backup'
  | 'POST /backup'
  | 'GET /backup/{backupId}'
  | 'DELETE /backup/{backupId}'
  | 'POST /backup/{backupId}/cancel'
  | 'POST /backup/{backupId}/verify'
  | 'GET /backup/schedule'
  | 'PUT /backup/schedule/{source}';

const copy = {
  absent: 'Este Atalaya no hace respaldos.',
  unknown: 'No existe ese respaldo.',
  filter: 'El filtro no es válido.',
  refused: 'La solicitud tiene datos por corregir.',
  changed: 'Otro usuario modificó este registro',
};

type Keyed = Parameters<Backups['request']>[1];

/** What is backed up, when, and whether it can be restored. No call restores anything: that is an operator's command. */
export function backupAnswers({ backups }: Ports): Record<BackupCall, Answer> {
  const having =
    (answer: (backups: Backups, caller: Caller) => Promise<Response>): Answer =>
    (caller) =>
      backups ? answer(backups, caller) : failure(404, copy.absent);
  /** A call that is done once for its key. */
  const once = (act: (backups: Backups, keyed: Keyed, caller: Caller) => Promise<object>) =>
    having(async (kept, caller) => {
      const key = keyOf(caller);
      return key === undefined ? missingKey() : outcomeAnswer(await act(kept, { key, actor: actorOf(caller) }, caller));
    });
  const idOf = ({ request }: Caller) => request.param('backupId')?.toUpperCase() ?? '';
  return {
    'GET /backup': having(async (kept, { request }) => {
      const query = queryOf(request);
      const filter = readBackupFilter(query);
      if (!filter) return failure(400, copy.filter);
      const { page, size } = readPage(query);
      return jsonAnswer(await kept.page({ filter, sort: readBackupSort(query), page, size }));
    }),
    'GET /backup/{backupId}': having(async (kept, caller) => {
      const found = await kept.find(idOf(caller));
      return found ? jsonAnswer(found) : failure(404, copy.unknown);
    }),
    'GET /backup/schedule': having(async (kept) => jsonAnswer({ data: await kept.schedules() })),
    'POST /backup': once(async (kept, keyed, { request }) => {
      const asked = readBackupRequest(await readBody(request));
      return 'fields' in asked ? { refused: asked.fields } : kept.request(asked, keyed);
    }),
    'POST /backup/{backupId}/cancel': once((kept, keyed, caller) => kept.cancel(idOf(caller), keyed)),
    'POST /backup/{backupId}/verify': once((kept, keyed, caller) => kept.verify(idOf(caller), keyed)),
    'DELETE /backup/{backupId}': once(async (kept, keyed, caller) => {
      const read = readReason(await readBody(caller.request));
      return 'fields' in read ? { refused: read.fields } : kept.remove(idOf(caller), read.reason, keyed);
    }),
    'PUT /backup/schedule/{source}': having(async (kept, caller) => {
      const asked = readBackupPlan(await readBody(caller.request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return outcomeAnswer(await kept.plan(caller.request.param('source') ?? '', asked, actorOf(caller)));
    }),
  };
}

function outcomeAnswer(outcome: object): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome) return failure(409, copy.changed, { current: outcome.conflict });
  return jsonAnswer(outcome);
}
