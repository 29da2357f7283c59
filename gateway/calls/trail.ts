import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { mayReadTrail } from '../rules/roles';
import { type Answer, queryOf } from './caller';

/** Kinds of records of which there are few: their trail is read as one. */
const READ_WHOLE: readonly string[] = ['balancer', 'channel', 'transactionIssue'];

const copy = {
  absent: 'Este Atalaya no guarda un historial de cambios.',
  entity: 'Di de qué registros: entity y, de uno solo, entityId.',
  role: 'Role not allowed',
};

/** The trail of what was done to something. */
export function trailAnswers({ trail }: Ports): Record<'GET /audit', Answer> {
  return {
    'GET /audit': async ({ request, account }) => {
      if (!trail) return failure(404, copy.absent);
      const query = queryOf(request);
      const entity = query.get('entity');
      const entityId = query.get('entityId') || undefined;
      if (!entity || (!entityId && !READ_WHOLE.includes(entity))) return failure(400, copy.entity);
      if (!mayReadTrail(account.role, entity)) return failure(403, copy.role);
      return jsonAnswer({ data: await trail.of(entity, entityId) });
    },
  };
}
