import type { BalancerNode, BalancerPool, NodeChange } from './api/balancer-api';

/** Whether new requests may reach it. */
export const isActive = ({ status, weight }: BalancerNode) =>
  (status === 'UP' || status === 'STARTING') && weight !== 0;

/** Whether nobody is left in the pool once it is taken out. */
export const isLastActive = ({ nodes }: BalancerPool, node: BalancerNode) =>
  isActive(node) && nodes.filter(isActive).length === 1;

/** Those that take the requests: the active ones or, without any, the first of those that stand by. */
function takers(nodes: readonly BalancerNode[]): BalancerNode[] {
  const active = nodes.filter(isActive);
  const usual = active.filter(({ backup }) => !backup);
  return usual.length > 0 ? usual : active.slice(0, 1);
}

/** What of its pool's requests each node may expect, by weight alone (0 to 1). */
export function expectedShares(nodes: readonly BalancerNode[]): ReadonlyMap<string, number> {
  const taking = takers(nodes);
  const all = taking.reduce((sum, { weight }) => sum + (weight ?? 1), 0);
  const shares = nodes.map((node) => [node.nodeId, taking.includes(node) ? (node.weight ?? 1) / all : 0] as const);
  return new Map(shares);
}

/** What each really got of the requests of the last seconds (0 to 1); undefined where nobody tells, or there were none. */
export function measuredShares(nodes: readonly BalancerNode[]): ReadonlyMap<string, number> | undefined {
  const all = nodes.reduce((sum, { requestRate }) => sum + (requestRate ?? 0), 0);
  return all > 0 ? new Map(nodes.map(({ nodeId, requestRate }) => [nodeId, (requestRate ?? 0) / all])) : undefined;
}

/** The nodes as they would stand after a change of one. */
export function afterChange(nodes: readonly BalancerNode[], nodeId: string, change: NodeChange): BalancerNode[] {
  return nodes.map((node) => {
    if (node.nodeId !== nodeId) return node;
    // What is down gets nothing either way.
    return 'status' in change && node.status === 'DOWN' ? node : { ...node, ...change };
  });
}

/** The node that would come nearest to its limit, if sessions went where requests go. */
export function mostLoaded(nodes: readonly BalancerNode[], after: readonly BalancerNode[]) {
  const sessions = nodes.filter(isActive).reduce((sum, { currentSessions }) => sum + (currentSessions ?? 0), 0);
  const shares = expectedShares(after);
  const loads = after.flatMap(({ nodeId, name, sessionLimit: limit }) => {
    const expected = Math.round(sessions * (shares.get(nodeId) ?? 0));
    return limit ? [{ name: name ?? nodeId, sessions: expected, limit, full: expected / limit }] : [];
  });
  return loads.sort((one, other) => other.full - one.full)[0];
}

/** Requests that ended in an error, of all that a node has got (0 to 1). */
export function errorShare({ requestErrors, connectionErrors, responseErrors, totalRequests }: BalancerNode) {
  if (!totalRequests || (connectionErrors === null && responseErrors === null)) return null;
  return ((requestErrors ?? 0) + (connectionErrors ?? 0) + (responseErrors ?? 0)) / totalRequests;
}
