import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { type Answer, queryOf } from './caller';

const copy = {
  absent: 'Este Atalaya no guarda un historial de cambios.',
  entity: 'Di de qué registro: entity y entityId.',
};

/** The trail of what was done to something. */
export function trailAnswers({ trail }: Ports): Record<'GET /audit', Answer> {
  return {
    'GET /audit': async ({ request }) => {
      if (!trail) return failure(404, copy.absent);
      const query = queryOf(request);
      const [entity, entityId] = [query.get('entity'), query.get('entityId')];
      if (!entity || !entityId) return failure(400, copy.entity);
      return jsonAnswer({ data: await trail.of(entity, entityId) });
    },
  };
}
