import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import { readChange } from '../rules/balancer';
import { type Answer, readBody } from './caller';
import { actorOf } from './refunds';

type BalancerCall = 'GET /balancer' | 'PUT /balancer/{poolId}/node/{nodeId}';

const copy = {
  absent: 'Este Atalaya no tiene un balanceador conectado.',
  unknown: 'No existe ese nodo.',
  refused: 'El cambio no se puede hacer.',
  changed: 'Otro usuario modificó este registro',
  rejected: (words: string) => `El balanceador no aceptó el cambio: ${words}`,
};

/** Pools and nodes of the balancer, and what is done to one. */
export function balancerAnswers({ balancer }: Ports): Record<BalancerCall, Answer> {
  return {
    'GET /balancer': async () => (balancer ? jsonAnswer(await balancer.read()) : failure(501, copy.absent)),
    'PUT /balancer/{poolId}/node/{nodeId}': async (caller) => {
      if (!balancer) return failure(501, copy.absent);
      const asked = readChange(await readBody(caller.request));
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      const name = { poolId: caller.request.param('poolId') ?? '', nodeId: caller.request.param('nodeId') ?? '' };
      const outcome = await balancer.change(name, asked, actorOf(caller));
      if ('unknown' in outcome) return failure(404, copy.unknown);
      if ('conflict' in outcome) return failure(409, copy.changed, { current: outcome.conflict });
      if ('refused' in outcome)
        return failure(422, outcome.refused[0]?.message ?? copy.refused, { fields: outcome.refused });
      if ('rejected' in outcome) return failure(424, copy.rejected(outcome.rejected));
      return jsonAnswer(outcome.node);
    },
  };
}
