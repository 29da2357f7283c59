import { type BalancerReading, type BalancerSource, type BalancerTurn, ChangeRefused } from '../balancer-ports';
import type { Actor } from '../refunds/refunds';
import { type ChangeRequest, lastActiveFault, type NodeChange, nodeKey } from '../rules/balancer';
import { isoDate } from '../rules/mexico-time';
import type { Refusal } from '../rules/statistic-query';
import type { Deed } from '../trail-ports';
import type { BalancerNode, BalancerState } from '../wire/balancer';

interface Surroundings {
  source: BalancerSource;
  turn: BalancerTurn;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

interface NodeName {
  poolId: string;
  nodeId: string;
}

export type Outcome =
  | { node: BalancerNode }
  | { unknown: true }
  | { refused: Refusal['fields'] }
  /** As it stands instead. */
  | { conflict: BalancerNode }
  /** The balancer would not do it. */
  | { rejected: string };

/** The nodes of the balancer, and what people do with them. */
export type Balancer = ReturnType<typeof createBalancer>;

export function createBalancer({ source, turn, clock, reportFault }: Surroundings) {
  const make = async (
    name: NodeName,
    { change, reason, version }: ChangeRequest,
    actor: Actor,
    write: (deed: Deed, at: number) => Promise<void>,
    onChanged: (undo: () => Promise<void>) => void,
  ): Promise<Outcome> => {
    const { poolId, nodeId } = name;
    const reading = await source.read(clock.now());
    const node = nodeOf(reading, name);
    if (!node) return { unknown: true };
    if (node.version !== version) return { conflict: node };
    const follows = reading.follows ?? new Map();
    const refused = lastActiveFault(reading.pools, follows, nodeKey(poolId, nodeId), change);
    if (refused) return { refused };
    const at = clock.now();
    await source.change(poolId, nodeId, change, at);
    onChanged(() => source.change(poolId, nodeId, wayBack(node, change), clock.now()));
    await write(deedOf(name, node, change, reason, actor), at);
    return { node: nodeOf(await source.read(clock.now()), name) ?? node };
  };

  return {
    async read(): Promise<BalancerState> {
      const { pools, away = [] } = await source.read(clock.now());
      return { data: pools, away, forgetsAtRestart: source.forgetsAtRestart, generatedAt: isoDate(clock.now()) };
    },

    /** Changes one node, once it is this writer's turn and by how everything stands then. Nothing stays changed that the trail does not tell. */
    async change(name: NodeName, request: ChangeRequest, actor: Actor): Promise<Outcome> {
      let undo: (() => Promise<void>) | undefined;
      try {
        return await turn.take((write) => make(name, request, actor, write, (way) => (undo = way)));
      } catch (error) {
        await undo?.().catch(reportFault);
        if (error instanceof ChangeRefused) return { rejected: error.message };
        throw error;
      }
    },
  };
}

function nodeOf({ pools }: BalancerReading, { poolId, nodeId }: NodeName): BalancerNode | undefined {
  return pools.find((pool) => pool.poolId === poolId)?.nodes.find((node) => node.nodeId === nodeId);
}

/** What brings a node back to how it stood. */
function wayBack({ status, weight }: BalancerNode, change: NodeChange): NodeChange {
  if ('weight' in change) return { weight };
  return { status: status === 'DRAIN' || status === 'MAINT' ? status : 'UP' };
}

/** What the trail keeps of a change. */
function deedOf(
  { poolId, nodeId }: NodeName,
  { status, weight }: BalancerNode,
  change: NodeChange,
  reason: string,
  { email, name, role, ip }: Actor,
): Deed {
  const member = 'status' in change ? 'status' : 'weight';
  return {
    ...{ user: email, userName: name, role, ip: ip || null, entity: 'balancer', entityId: nodeKey(poolId, nodeId) },
    action:
      'status' in change ? ({ UP: 'ACTIVATE', DRAIN: 'DRAIN', MAINT: 'MAINT' } as const)[change.status] : 'WEIGHT',
    before: { [member]: member === 'status' ? status : weight },
    after: { ...change },
    reason,
  };
}
