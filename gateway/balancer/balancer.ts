import {
  type BalancerReading,
  type BalancerSource,
  type BalancerTurn,
  ChangeRefused,
  type NodeReturn,
} from '../balancer-ports';
import type { Actor } from '../refunds/refunds';
import { type ChangeRequest, lastActiveFault, type NodeChange, nodeKey, returnFault } from '../rules/balancer';
import { isoDate } from '../rules/mexico-time';
import type { Refusal } from '../rules/statistic-query';
import type { Deed } from '../trail-ports';
import type { BalancerNode, BalancerState, ReadNode } from '../wire/balancer';

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

type Unit = Parameters<Parameters<BalancerTurn['take']>[0]>[0];

/** The nodes of the balancer, and what people do with them. */
export type Balancer = ReturnType<typeof createBalancer>;

export function createBalancer({ source, turn, clock, reportFault }: Surroundings) {
  const make = async (
    name: NodeName,
    { change, reason, version }: ChangeRequest,
    actor: Actor,
    unit: Unit,
    onChanged: (undo: () => Promise<void>) => void,
  ): Promise<Outcome> => {
    const { poolId, nodeId } = name;
    const [reading, returns] = [await source.read(clock.now()), await unit.returns()];
    const node = nodeOf(reading, returns, name);
    if (!node) return { unknown: true };
    if (node.version !== version) return { conflict: node };
    const at = clock.now();
    const follows = reading.follows ?? new Map();
    const refused =
      lastActiveFault(reading.pools, follows, nodeKey(poolId, nodeId), change) ?? returnFault(change, node, at);
    if (refused) return { refused };
    if ('weight' in change || 'status' in change) {
      await source.change(poolId, nodeId, 'weight' in change ? change : { status: change.status }, at);
      onChanged(() => source.change(poolId, nodeId, wayBack(node, change), clock.now()));
    }
    if (!('weight' in change)) {
      const { email, name: called } = actor;
      if (change.returnsAt == null) await unit.dropReturn(poolId, nodeId);
      else
        await unit.keepReturn({
          ...{ poolId, nodeId, at: change.returnsAt, by: { email, name: called }, reason, fault: null },
        });
    }
    await unit.write(deedOf(name, node, change, reason, actor), at);
    return { node: nodeOf(await source.read(clock.now()), await unit.returns(), name) ?? node };
  };

  return {
    async read(): Promise<BalancerState> {
      const [{ pools, away = [] }, returns] = [await source.read(clock.now()), await turn.returns()];
      const data = pools.map((pool) => ({
        ...pool,
        nodes: pool.nodes.map((node) => withReturn(node, pool.poolId, returns)),
      }));
      const { forgetsAtRestart } = source;
      return { data, away, forgetsAtRestart, generatedAt: isoDate(clock.now()) };
    },

    /** Changes one node, once it is this writer's turn and by how everything stands then. Nothing stays changed that the trail does not tell. */
    async change(name: NodeName, request: ChangeRequest, actor: Actor): Promise<Outcome> {
      let undo: (() => Promise<void>) | undefined;
      try {
        return await turn.take((unit) => make(name, request, actor, unit, (way) => (undo = way)));
      } catch (error) {
        await undo?.().catch(reportFault);
        if (error instanceof ChangeRefused) return { rejected: error.message };
        throw error;
      }
    },
  };
}

function nodeOf(
  { pools }: BalancerReading,
  returns: readonly NodeReturn[],
  { poolId, nodeId }: NodeName,
): BalancerNode | undefined {
  const node = pools.find((pool) => pool.poolId === poolId)?.nodes.find((one) => one.nodeId === nodeId);
  return node && withReturn(node, poolId, returns);
}

/** A node with the hour at which it comes back; one that is back already, whoever took it back, has none. */
function withReturn(node: ReadNode, poolId: string, returns: readonly NodeReturn[]): BalancerNode {
  const planned = returns.find((one) => one.poolId === poolId && one.nodeId === node.nodeId);
  if (!planned || node.adminStatus === 'UP') return { ...node, returnsAt: null, returnFault: null };
  const returnsAt = isoDate(planned.at);
  return { ...node, returnsAt, returnFault: planned.fault, version: `${node.version}@${returnsAt}` };
}

/** What brings a node back to how it stood. */
function wayBack({ adminStatus, weight }: ReadNode, change: NodeChange) {
  return 'weight' in change ? { weight } : { status: adminStatus };
}

const STATUS_DEEDS = { UP: 'ACTIVATE', DRAIN: 'DRAIN', MAINT: 'MAINT' } as const;

/** What the trail keeps of a change. */
function deedOf(
  { poolId, nodeId }: NodeName,
  { status, weight, returnsAt }: BalancerNode,
  change: NodeChange,
  reason: string,
  { email, name, role, ip }: Actor,
): Deed {
  const of = {
    user: email,
    userName: name,
    role,
    ip: ip || null,
    entity: 'balancer',
    entityId: nodeKey(poolId, nodeId),
  };
  if ('weight' in change) return { ...of, action: 'WEIGHT', before: { weight }, after: { ...change }, reason };
  const next = change.returnsAt == null ? null : isoDate(change.returnsAt);
  const hours = returnsAt === null && next === null ? [{}, {}] : [{ returnsAt }, { returnsAt: next }];
  if (!('status' in change))
    return {
      ...of,
      action: next === null ? 'UNPLAN' : 'PLAN',
      before: { ...hours[0] },
      after: { ...hours[1] },
      reason,
    };
  return {
    ...{ ...of, action: STATUS_DEEDS[change.status], reason },
    before: { status, ...hours[0] },
    after: { status: change.status, ...hours[1] },
  };
}
