import type { BalancerNode, BalancerPool } from '../wire/balancer';
import { textOf } from './act-request';
import type { Refusal } from './statistic-query';

/** What somebody may make of a node: UP takes it back, DRAIN lets it end what it has, MAINT stops it. */
const CHANGED_TO = ['UP', 'DRAIN', 'MAINT'] as const;

/** Letters of a reason. */
const LONGEST_REASON = 250;
const MOST_WEIGHT = 256;

export type NodeChange = { status: (typeof CHANGED_TO)[number] } | { weight: number };

export interface ChangeRequest {
  change: NodeChange;
  reason: string;
  version: string;
}

const copy = {
  status: 'Elige activar, drenar o mantenimiento, o un peso; solo uno de los dos.',
  weight: `El peso es un número entero de 0 a ${MOST_WEIGHT}.`,
  reason: 'Escribe el motivo.',
  longReason: `El motivo tiene más de ${LONGEST_REASON} caracteres.`,
  version: 'Di qué versión del nodo viste.',
  last: (pool: string) => `Es el último nodo activo de ${pool}: sus peticiones se quedarían sin destino.`,
};

/** Reads the body of a change. */
export function readChange(body: Readonly<Record<string, unknown>>): ChangeRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const status = CHANGED_TO.find((one) => one === body.status);
  const { weight, version } = body;
  const hasWeight = weight !== undefined;
  const isWeight = Number.isInteger(weight) && (weight as number) >= 0 && (weight as number) <= MOST_WEIGHT;
  const reason = textOf(body.reason);
  if (hasWeight ? body.status !== undefined : !status) fields.push({ field: 'status', message: copy.status });
  if (hasWeight && !isWeight) fields.push({ field: 'weight', message: copy.weight });
  if (reason === '') fields.push({ field: 'reason', message: copy.reason });
  if ([...reason].length > LONGEST_REASON) fields.push({ field: 'reason', message: copy.longReason });
  if (typeof version !== 'string' || version === '') fields.push({ field: 'version', message: copy.version });
  if (fields.length > 0) return { fields };
  const change: NodeChange = status ? { status } : { weight: weight as number };
  return { change, reason, version: version as string };
}

/** Whether new requests may reach it. */
export const isActive = ({ status, weight }: Pick<BalancerNode, 'status' | 'weight'>) =>
  (status === 'UP' || status === 'STARTING') && weight > 0;

/** What a node is called beside all others. */
export const nodeKey = (poolId: string, nodeId: string) => `${poolId}/${nodeId}`;

/** Why a change may not be made: it would leave a pool, that of the node or of one that follows it, without an active node. */
export function lastActiveFault(
  pools: readonly BalancerPool[],
  follows: ReadonlyMap<string, string>,
  key: string,
  change: NodeChange,
): Refusal['fields'] | undefined {
  const field = 'status' in change ? 'status' : 'weight';
  if ('status' in change ? change.status === 'UP' : change.weight > 0) return undefined;
  const leaves = ({ poolId, nodes }: BalancerPool) => {
    const isTaken = ({ nodeId }: BalancerNode) => {
      const own = nodeKey(poolId, nodeId);
      // A weight is a node's own.
      return own === key || (field === 'status' && follows.get(own) === key);
    };
    const active = nodes.filter(isActive);
    return active.some(isTaken) && active.every(isTaken);
  };
  const left = pools.find(leaves);
  return left && [{ field, message: copy.last(left.name) }];
}
