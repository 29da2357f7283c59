import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readWindow } from '../rules/maintenance';
import { readPage } from '../rules/paging';
import { isIdempotencyKey, readVersion } from '../rules/refund-request';
import { type GuardedCall, mayCall } from '../rules/roles';
import { readServiceFilter, readServiceSort } from '../rules/service-filter';
import type { ServiceOutcome, Services } from '../services/services';
import type { Service } from '../wire/services';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type ServiceCall =
  | 'GET /service'
  | 'GET /service/{serviceId}'
  | 'POST /service/{serviceId}/check'
  | 'POST /service/{serviceId}/maintenance'
  | 'DELETE /service/{serviceId}/maintenance';

const copy = {
  absent: 'Este Atalaya no vigila servicios.',
  unknown: 'No existe ese servicio.',
  filter: 'El filtro no es válido.',
  refused: 'La ventana tiene datos por corregir.',
  changed: 'Otro usuario modificó este registro',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
  version: 'Di qué versión de la ventana viste.',
};

/** Services: how they stand, and their maintenance. */
export function serviceAnswers({ services }: Ports): Record<ServiceCall, Answer> {
  const having =
    (answer: (services: Services, caller: Caller, serviceId: string) => Promise<Response>): Answer =>
    (caller) =>
      services ? answer(services, caller, caller.request.param('serviceId') ?? '') : failure(404, copy.absent);
  return {
    'GET /service': having(async (kept, caller) => {
      const query = queryOf(caller.request);
      const filter = readServiceFilter(query);
      if (!filter) return failure(400, copy.filter);
      const found = await kept.page(filter, readServiceSort(query), readPage(query));
      return jsonAnswer({ ...found, data: found.data.map((service) => answerOf(service, caller, kept)) });
    }),
    'GET /service/{serviceId}': having(async (kept, caller, id) => {
      const found = await kept.find(id);
      return found ? jsonAnswer(answerOf(found, caller, kept)) : failure(404, copy.unknown);
    }),
    'POST /service/{serviceId}/check': having(async (kept, caller, id) =>
      outcomeAnswer(await kept.check(id, actorOf(caller)), caller, kept),
    ),
    'POST /service/{serviceId}/maintenance': having(async (kept, caller, id) => {
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const asked = readWindow(await readBody(caller.request), caller.now);
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return outcomeAnswer(await kept.plan(id, asked, key, actorOf(caller)), caller, kept);
    }),
    'DELETE /service/{serviceId}/maintenance': having(async (kept, caller, id) => {
      const version = readVersion(queryOf(caller.request).get('version'), copy.version);
      if (typeof version !== 'number') return failure(422, copy.refused, { ...version });
      return outcomeAnswer(await kept.end(id, version, actorOf(caller)), caller, kept);
    }),
  };
}

function outcomeAnswer(outcome: ServiceOutcome, caller: Caller, services: Services): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome)
    return failure(409, copy.changed, { current: answerOf(outcome.conflict, caller, services) });
  return jsonAnswer(answerOf(outcome, caller, services));
}

/** A service as somebody is answered: with what the role may do with it. */
function answerOf<S extends Service>(service: S, { account }: Caller, { canCheck }: Services) {
  const all: [string, GuardedCall, boolean][] = [
    ['CHECK', 'POST /service/{serviceId}/check', canCheck(service.serviceId)],
    ['MAINTENANCE', 'POST /service/{serviceId}/maintenance', true],
  ];
  return {
    ...service,
    actions: all.flatMap(([action, call, can]) => (can && mayCall(account.role, call) ? [action] : [])),
  };
}
