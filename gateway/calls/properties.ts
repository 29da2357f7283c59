import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readPage } from '../rules/paging';
import { readPropertyFilter, readPropertySort } from '../rules/property-filter';
import { readEdit, readNewProperty, readReasoned, readRestore, readReveal, readSome } from '../rules/property-request';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { NotDone } from '../vault/property-deed';
import type { Vault } from '../vault/vault';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type PropertyCall =
  | 'GET /property'
  | 'POST /property'
  | 'GET /property/{propertyId}'
  | 'PUT /property/{propertyId}'
  | 'DELETE /property/{propertyId}'
  | 'GET /property/{propertyId}/version'
  | 'POST /property/{propertyId}/restore'
  | 'POST /property/{propertyId}/recover'
  | 'POST /property/{propertyId}/reveal'
  | 'GET /property/compare'
  | 'POST /property/publish'
  | 'POST /property/discard';

const copy = {
  absent: 'Este Atalaya no guarda propiedades.',
  unknown: 'No existe esa propiedad.',
  filter: 'El filtro no es válido.',
  refused: 'La propiedad tiene datos por corregir.',
  changed: 'Otro usuario modificó este registro',
  keyless: 'Este Atalaya no tiene la llave con que se guardaron los secretos.',
};

/** Properties, as whoever administrates sees and changes them; a secret is in no answer but that of its reveal. */
export function propertyAnswers({ vault }: Ports): Record<PropertyCall, Answer> {
  const having =
    (answer: (vault: Vault, caller: Caller, propertyId: string) => Promise<Response>): Answer =>
    (caller) =>
      vault ? answer(vault, caller, caller.request.param('propertyId') ?? '') : failure(404, copy.absent);
  /** A call that changes something, or leaves a trace: its body is read, and what it asks is done. */
  const doing = <Asked extends object>(
    read: (body: Record<string, unknown>) => Asked | Refusal,
    act: (vault: Vault, asked: Asked, actor: Actor, propertyId: string) => Promise<object>,
  ) =>
    having(async (kept, caller, propertyId) => {
      const asked = read(await readBody(caller.request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      return outcomeAnswer(await act(kept, asked, actorOf(caller), propertyId));
    });
  return {
    'GET /property': having(async (kept, { request, account }) => {
      const query = queryOf(request);
      const filter = readPropertyFilter(query);
      if (!filter) return failure(400, copy.filter);
      const { page, size } = readPage(query);
      return jsonAnswer(await kept.page({ filter, sort: readPropertySort(query), page, size }, account.email));
    }),
    'GET /property/{propertyId}': having(async (kept, { account }, id) => {
      const found = await kept.find(id, account.email);
      return found ? jsonAnswer(found) : failure(404, copy.unknown);
    }),
    'GET /property/{propertyId}/version': having(async (kept, _, id) => {
      const data = await kept.versions(id);
      return data ? jsonAnswer({ data }) : failure(404, copy.unknown);
    }),
    'GET /property/compare': having(async (kept, { request }) =>
      outcomeAnswer(await kept.compare(queryOf(request).get('environment') ?? '')),
    ),
    'POST /property': doing(readNewProperty, (kept, asked, actor) => kept.create(asked, actor)),
    'PUT /property/{propertyId}': doing(readEdit, (kept, asked, actor, id) => kept.edit(id, asked, actor)),
    'DELETE /property/{propertyId}': doing(readReasoned, (kept, asked, actor, id) => kept.remove(id, asked, actor)),
    'POST /property/{propertyId}/restore': doing(readRestore, (kept, asked, actor, id) =>
      kept.restore(id, asked, actor),
    ),
    'POST /property/{propertyId}/recover': doing(readReasoned, (kept, asked, actor, id) =>
      kept.recover(id, asked, actor),
    ),
    'POST /property/{propertyId}/reveal': doing(readReveal, (kept, asked, actor, id) => kept.reveal(id, asked, actor)),
    'POST /property/publish': doing(readSome, (kept, asked, actor) => kept.publish(asked, actor)),
    'POST /property/discard': doing(readSome, (kept, asked, actor) => kept.discard(asked, actor)),
  };
}

function outcomeAnswer(outcome: object): Response {
  const not = outcome as Partial<Record<'refused' | 'unknown' | 'conflict' | 'keyless', unknown>> & NotDone;
  if ('refused' in not) return failure(422, copy.refused, { fields: not.refused });
  if ('unknown' in not) return failure(404, copy.unknown);
  if ('conflict' in not) return failure(409, copy.changed, { current: not.conflict });
  if ('keyless' in not) return failure(503, copy.keyless);
  return jsonAnswer(outcome);
}
