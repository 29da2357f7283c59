import type { BalancerSource } from '../../balancer-ports';
import { isActive, type SourceChange } from '../../rules/balancer';
import { isoDate, startOfDay } from '../../rules/mexico-time';
import type { AdminStatus, NodeStatus, ReadNode, ReadPool } from '../../wire/balancer';
import { INVENTED_POOLS, type InventedNode, type InventedPool } from './balancer-pools';
import { load } from './gauges';

/** How long a node that was activated gets a part of its traffic only, ms; and which part. */
const WARMING = 20_000;
const WARM = 0.3;
/** Within this time a draining node ends all but one of e sessions, ms. */
const DRAINED = 90_000;
/** Days that the invented balancer has run. */
const DAYS = 2;
const PORT = 8443;

interface Kept extends InventedNode {
  ready: NodeStatus;
  admin: AdminStatus;
  changedAt: number;
  /** Sessions that it had then. */
  sessions: number;
  requests: number;
}

interface KeptPool extends Omit<InventedPool, 'nodes'> {
  nodes: Kept[];
  countedTo: number;
}

/**
 * A balancer whose traffic goes where its nodes let it. Before anybody changes something all follows from the moment; a
 * change lasts as long as the process, as with a real one.
 */
export function createDemonstrationBalancer(): BalancerSource {
  let kept: KeptPool[] | undefined;
  const poolsAt = (now: number) => {
    kept ??= INVENTED_POOLS.map((pool) => begin(pool, now));
    for (const pool of kept) count(pool, now);
    return kept;
  };
  return {
    forgetsAtRestart: true,
    read: async (now) => ({ pools: poolsAt(now).map((pool) => told(pool, now)) }),
    async change(poolId, nodeId, change, now) {
      const pool = poolsAt(now).find((one) => one.poolId === poolId);
      const node = pool?.nodes.find(({ name }) => name === nodeId);
      if (pool && node) apply(pool, node, change, now);
    },
  };
}

function begin({ nodes, ...pool }: InventedPool, now: number): KeptPool {
  const began = startOfDay(now, -DAYS);
  const kept = nodes.map((node) => ({
    ...node,
    // What is taken out would be up; what is down or starts again and again stays so.
    ready: node.status === 'DRAIN' || node.status === 'MAINT' ? 'UP' : node.status,
    admin: node.status === 'DRAIN' || node.status === 'MAINT' ? node.status : ('UP' as const),
    changedAt: now - node.since * 1000,
    sessions: 0,
    requests: 0,
  }));
  for (const node of kept) node.requests = node.status === 'UP' || node.status === 'STARTING' ? 0 : node.weight * 4021;
  return { ...pool, nodes: kept, countedTo: began };
}

function apply(pool: KeptPool, node: Kept, change: SourceChange, now: number): void {
  if ('weight' in change) {
    node.weight = change.weight;
    return;
  }
  node.admin = change.status;
  // One that is down stays so: it is out of the traffic once it is back.
  if (change.status === 'DRAIN' && node.status === 'DOWN') return;
  node.sessions = sessionsOf(pool, node, now);
  node.changedAt = now;
  if (change.status === 'DRAIN' && node.ready !== 'UP') node.status = node.ready;
  else if (change.status !== 'UP') node.status = change.status;
  else node.status = node.ready === 'UP' ? 'STARTING' : node.ready;
}

/** Adds what each has answered since it was last looked at, by what it got then. */
function count(pool: KeptPool, now: number): void {
  const warm = pool.nodes
    .filter((node) => node.status === 'STARTING' && node.ready === 'UP')
    .map((node) => node.changedAt + WARMING)
    .filter((end) => end <= now);
  for (const end of [...warm.sort((a, b) => a - b), now]) {
    const seconds = Math.max(0, end - pool.countedTo) / 1000;
    for (const node of pool.nodes) node.requests += rateOf(pool, node) * seconds;
    pool.countedTo = Math.max(pool.countedTo, end);
    for (const node of pool.nodes)
      if (node.status === 'STARTING' && node.ready === 'UP' && node.changedAt + WARMING <= end) node.status = 'UP';
  }
}

const pull = (node: Kept) => (isActive(node) ? node.weight * (node.status === 'STARTING' ? WARM : 1) : 0);

/** Requests per second that a node gets of its pool's. */
function rateOf({ rate, nodes }: KeptPool, node: Kept): number {
  const all = nodes.reduce((sum, one) => sum + pull(one), 0);
  return all === 0 ? 0 : (rate * pull(node)) / all;
}

function sessionsOf(pool: KeptPool, node: Kept, now: number): number {
  if (node.status === 'DRAIN') {
    const left = Math.floor(node.sessions * Math.exp(-(now - node.changedAt) / DRAINED));
    return Math.max(left, node.stubborn ?? 0);
  }
  const usual = rateOf(pool, node) * pool.seconds;
  return Math.min(node.limit, load(`${pool.poolId}/${node.name}`, usual, usual * 0.08, now));
}

function told(pool: KeptPool, now: number): ReadPool {
  const nodes = pool.nodes.map((node) => toldNode(pool, node, now));
  const rates = pool.nodes.map((node) => rateOf(pool, node));
  const rate = rates.reduce((sum, one) => sum + one, 0);
  const failing = pool.nodes.reduce((sum, node, at) => sum + (rates[at] ?? 0) * perThousand(node) * 0.001, 0);
  return {
    ...{ poolId: pool.poolId, name: pool.poolId, algorithm: pool.algorithm },
    requestRate: rate,
    errorRate: rate === 0 ? null : failing / rate,
    nodes,
  };
}

const perThousand = ({ errors }: Kept) => errors.reduce((sum, one) => sum + one, 0);

function toldNode(pool: KeptPool, node: Kept, now: number): ReadNode {
  const { name, ip, status, admin: adminStatus, weight, limit, requests, changedAt, downtime = 0 } = node;
  const [request, connection, response] = node.errors.map((one) => Math.floor(one * requests * 0.001));
  const isDown = status === 'DOWN';
  return {
    ...{ nodeId: name, name, ip, port: PORT, status, adminStatus, backup: false, weight },
    configuredWeight:
      INVENTED_POOLS.find(({ poolId }) => poolId === pool.poolId)?.nodes.find((one) => one.name === name)?.weight ??
      null,
    requestRate: rateOf(pool, node),
    currentSessions: sessionsOf(pool, node, now),
    maxSessions: Math.floor(limit * 0.776),
    sessionLimit: limit,
    queued: 0,
    totalRequests: Math.floor(requests),
    bytesIn: Math.floor(requests * 3_420),
    bytesOut: Math.floor(requests * 15_530),
    ...{ requestErrors: request ?? 0, connectionErrors: connection ?? 0, responseErrors: response ?? 0 },
    retries: Math.floor((connection ?? 0) * 0.6),
    lastChange: isoDate(changedAt),
    downtimeSeconds: isDown || status === 'MAINT' ? Math.floor((now - changedAt) / 1000) : downtime,
    checkResult: isDown ? 'L4CON · Connection refused' : status === 'MAINT' ? null : 'L7OK · 200 · 4 ms',
    version: `${adminStatus}-${weight}`,
  };
}
