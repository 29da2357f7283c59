import type { AdminStatus, BalancerNode, ReadPool } from '../wire/balancer';
import { textOf } from './act-request';
import { sentMoment } from './mexico-time';
import type { Refusal } from './statistic-query';

/** What somebody may make of a node: UP takes it back, DRAIN lets it end what it has, MAINT stops it. */
const CHANGED_TO = ['UP', 'DRAIN', 'MAINT'] as const;

/** Letters of a reason. */
const LONGEST_REASON = 250;
const MOST_WEIGHT = 256;
/** How far ahead a node may come back, ms. */
const LONGEST_RETURN = 7 * 86_400_000;

/** What the balancer itself is told. */
export type SourceChange = { status: AdminStatus } | { weight: number };

/** The hour (epoch ms) at which one that is out comes back, null for by hand; undefined says nothing of it. */
interface Return {
  returnsAt?: number | null;
}

export type NodeChange = ({ status: AdminStatus } & Return) | { weight: number } | Required<Return>;

export interface ChangeRequest {
  change: NodeChange;
  reason: string;
  version: string;
}

const copy = {
  status: 'Elige activar, drenar o mantenimiento, o un peso, o la hora de reactivar; solo uno.',
  returnsAt: 'La hora de reactivar es un momento de los próximos siete días, o ninguno.',
  notOut: 'Solo se reactiva a una hora lo que está drenando o en mantenimiento.',
  weight: `El peso es un número entero de 0 a ${MOST_WEIGHT}.`,
  reason: 'Escribe el motivo.',
  longReason: `El motivo tiene más de ${LONGEST_REASON} caracteres.`,
  version: 'Di qué versión del nodo viste.',
  last: (pool: string) => `Es el último nodo activo de ${pool}: sus peticiones se quedarían sin destino.`,
};

/** Reads the body of a change. */
export function readChange(body: Readonly<Record<string, unknown>>): ChangeRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const change = changeIn(body, fields);
  const reason = textOf(body.reason);
  const { version } = body;
  if (reason === '') fields.push({ field: 'reason', message: copy.reason });
  if ([...reason].length > LONGEST_REASON) fields.push({ field: 'reason', message: copy.longReason });
  if (typeof version !== 'string' || version === '') fields.push({ field: 'version', message: copy.version });
  return change && fields.length === 0 ? { change, reason, version: version as string } : { fields };
}

/** Just one of a state, a weight and an hour; the hour may go with a state that takes the node out. */
function changeIn(
  { status: named, weight, returnsAt: told }: Readonly<Record<string, unknown>>,
  fields: Refusal['fields'],
): NodeChange | undefined {
  const status = CHANGED_TO.find((one) => one === named);
  const returnsAt = typeof told === 'string' ? sentMoment(told) : (told as null | undefined);
  const hour = returnsAt === undefined ? {} : { returnsAt };
  const isHour = told === undefined || told === null || (typeof told === 'string' && !Number.isNaN(returnsAt));
  if (!isHour) fields.push({ field: 'returnsAt', message: copy.returnsAt });
  const isOne = weight === undefined ? status || (named === undefined && 'returnsAt' in hour) : named === undefined;
  if (!isOne || ('returnsAt' in hour && (weight !== undefined || (status === 'UP' && told !== null))))
    fields.push({ field: 'status', message: copy.status });
  const isWeight = Number.isInteger(weight) && (weight as number) >= 0 && (weight as number) <= MOST_WEIGHT;
  if (weight !== undefined && !isWeight) fields.push({ field: 'weight', message: copy.weight });
  if (fields.length > 0) return undefined;
  if (weight !== undefined) return { weight: weight as number };
  return status ? { status, ...hour } : { returnsAt: returnsAt ?? null };
}

/** Why a node cannot come back at the hour that was asked for. */
export function returnFault(change: NodeChange, { adminStatus }: Pick<BalancerNode, 'adminStatus'>, now: number) {
  if ('weight' in change) return undefined;
  const fault = (message: string) => [{ field: 'returnsAt', message }];
  if (!('status' in change) && adminStatus === 'UP') return fault(copy.notOut);
  const ahead = (change.returnsAt ?? now + 1) - now;
  return ahead > 0 && ahead <= LONGEST_RETURN ? undefined : fault(copy.returnsAt);
}

/** Whether new requests may reach it. */
export const isActive = ({ status, weight }: Pick<BalancerNode, 'status' | 'weight'>) =>
  (status === 'UP' || status === 'STARTING') && weight > 0;

/** What a node is called beside all others. */
export const nodeKey = (poolId: string, nodeId: string) => `${poolId}/${nodeId}`;

/** Why a change may not be made: it would leave a pool, that of the node or of one that follows it, without an active node. */
export function lastActiveFault(
  pools: readonly ReadPool[],
  follows: ReadonlyMap<string, string>,
  key: string,
  change: NodeChange,
): Refusal['fields'] | undefined {
  const field = 'weight' in change ? 'weight' : 'status';
  const takesOut = 'weight' in change ? change.weight === 0 : 'status' in change && change.status !== 'UP';
  if (!takesOut) return undefined;
  const leaves = ({ poolId, nodes }: ReadPool) => {
    const isTaken = ({ nodeId }: { nodeId: string }) => {
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
