/**
 * The balancer. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET balancer · PUT balancer/{poolId}/node/{nodeId}
 */

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { json, request } from '~/shared/api/client';
import { withoutEnd } from '~/shared/api/live';
import { flagOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

/** States of a node in HAProxy's terms; of the platform others may come, which nobody can act on. */
export type NodeStatus = 'UP' | 'DRAIN' | 'MAINT' | 'DOWN' | 'STARTING';

const readNodeMembers = membersOf({
  nodeId: toText,
  name: toText,
  ip: toText,
  port: integerOf,
  status: toText,
  adminStatus: toText,
  backup: flagOf,
  weight: integerOf,
  configuredWeight: integerOf,
  requestRate: numberOf,
  currentSessions: integerOf,
  maxSessions: integerOf,
  sessionLimit: integerOf,
  queued: integerOf,
  totalRequests: integerOf,
  bytesIn: numberOf,
  bytesOut: numberOf,
  requestErrors: integerOf,
  connectionErrors: integerOf,
  responseErrors: integerOf,
  retries: integerOf,
  lastChange: toText,
  downtimeSeconds: integerOf,
  checkResult: toText,
  // A platform that tells nothing of it takes no hours.
  returnsAt: (value) => (value === undefined ? undefined : toText(value)),
  returnFault: toText,
  version: toText,
});

export interface BalancerNode extends ReturnType<typeof readNodeMembers> {
  nodeId: string;
}

/** @returns null without an id, by which alone it can be told from others */
export function parseNode(value: unknown): BalancerNode | null {
  const { nodeId, ...members } = readNodeMembers(value);
  return nodeId === null ? null : { nodeId, ...members };
}

const readPoolMembers = membersOf({
  poolId: toText,
  name: toText,
  algorithm: toText,
  requestRate: numberOf,
  errorRate: numberOf,
  nodes: (value) => listOf(value, parseNode),
});

export interface BalancerPool extends ReturnType<typeof readPoolMembers> {
  poolId: string;
}

function parsePool(value: unknown): BalancerPool | null {
  const { poolId, ...members } = readPoolMembers(value);
  return poolId === null ? null : { poolId, ...members };
}

/** @throws Error when there is no list of pools */
function parseState(value: unknown) {
  const { data, away, forgetsAtRestart } = Object(value);
  if (!Array.isArray(data)) throw new Error('no list of pools');
  return { pools: listOf(data, parsePool), away: listOf(away, toText), forgets: flagOf(forgetsAtRestart) ?? false };
}

/** What others do, and how the traffic moves, is seen within this time, ms; one that does not answer is asked less often. */
const LIVE = 10_000;

/** What is known of the pools is too old to act on, ms. */
export const TOO_OLD = 30_000;

export function balancerQuery() {
  return queryOptions({
    queryKey: ['balancer'],
    queryFn: ({ signal }) => request({ path: 'balancer', signal }, json(parseState)),
    ...withoutEnd(LIVE),
  });
}

/** What is meant for a node: a state, a weight, or the hour at which it comes back. */
export type NodeChange =
  | { status: 'UP' | 'DRAIN' | 'MAINT'; returnsAt?: string }
  | { weight: number }
  | { returnsAt: string | null };

/** @throws ApiError, Error when the answer is no node */
export function changeNode(
  poolId: string,
  nodeId: string,
  body: NodeChange & { reason: string; version: string },
): Promise<BalancerNode> {
  const path = `balancer/${encodeURIComponent(poolId)}/node/${encodeURIComponent(nodeId)}`;
  return request(
    { method: 'PUT', path, body },
    json((answer) => {
      const node = parseNode(answer);
      if (!node) throw new Error('no node');
      return node;
    }),
  );
}

/** The pools are old once one of their nodes has changed, and so is what was done. */
export function balancerChanged(client: QueryClient): void {
  for (const queryKey of [['balancer'], ['audit', 'balancer']]) void client.invalidateQueries({ queryKey });
}
