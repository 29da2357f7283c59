import { parseDate } from '~/shared/format/dates';
import type { BalancerNode, NodeChange } from './api/balancer-api';

/** What people do with a node. */
export type NodeAct = 'DRAIN' | 'MAINT' | 'UP' | 'WEIGHT' | 'RETURN';

const OFFERED: Readonly<Record<string, readonly NodeAct[]>> = {
  UP: ['DRAIN', 'MAINT', 'WEIGHT'],
  STARTING: ['DRAIN', 'MAINT', 'WEIGHT'],
  DRAIN: ['UP', 'MAINT', 'RETURN', 'WEIGHT'],
  MAINT: ['UP', 'RETURN', 'WEIGHT'],
  DOWN: ['MAINT', 'DRAIN', 'WEIGHT'],
};

/** Down, and out of the traffic once it is back. */
export const isDrainedDown = ({ status, adminStatus }: BalancerNode) => status === 'DOWN' && adminStatus === 'DRAIN';

/** What may be done with a node as it stands, what is meant most often first; nothing with one of a state that nobody knows. */
export function actsOf(node: BalancerNode): readonly NodeAct[] {
  const status = isDrainedDown(node) ? 'DRAIN' : node.status;
  const offered = status !== null && Object.hasOwn(OFFERED, status) ? (OFFERED[status] ?? []) : [];
  return node.returnsAt === undefined ? offered.filter((act) => act !== 'RETURN') : offered;
}

/** @param returnsAt null for by hand */
export function changeOf(act: NodeAct, weight: number, returnsAt: string | null): NodeChange {
  if (act === 'WEIGHT') return { weight };
  if (act === 'RETURN') return { returnsAt };
  return { status: act, ...(takesOut(act) && returnsAt !== null && { returnsAt }) };
}

/** Whether it takes a node out. */
export const takesOut = (act: NodeAct) => act === 'DRAIN' || act === 'MAINT';

/** Hours are kept to the second. */
const second = (moment: string | null | undefined) => Math.floor((parseDate(moment) ?? 0) / 1000);

/** Whether a node stands as it was meant to. */
export function isDone(change: NodeChange, { status, adminStatus, weight, returnsAt }: BalancerNode): boolean {
  if ('weight' in change) return weight === change.weight;
  if (!('status' in change)) return second(returnsAt) === second(change.returnsAt);
  const made = adminStatus ?? status;
  return change.status === 'UP' ? made !== 'DRAIN' && made !== 'MAINT' : made === change.status;
}
