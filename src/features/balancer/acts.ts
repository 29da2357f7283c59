import type { BalancerNode, NodeChange } from './api/balancer-api';

/** What people do with a node. */
export type NodeAct = 'DRAIN' | 'MAINT' | 'UP' | 'WEIGHT';

const OFFERED: Readonly<Record<string, readonly NodeAct[]>> = {
  UP: ['DRAIN', 'MAINT', 'WEIGHT'],
  STARTING: ['DRAIN', 'MAINT', 'WEIGHT'],
  DRAIN: ['UP', 'MAINT', 'WEIGHT'],
  MAINT: ['UP', 'WEIGHT'],
  DOWN: ['MAINT', 'WEIGHT'],
};

/** What may be done with a node as it stands, what is meant most often first; nothing with one of a state that nobody knows. */
export const actsOf = ({ status }: BalancerNode): readonly NodeAct[] =>
  status !== null && Object.hasOwn(OFFERED, status) ? (OFFERED[status] ?? []) : [];

export const changeOf = (act: NodeAct, weight: number): NodeChange => (act === 'WEIGHT' ? { weight } : { status: act });

/** Whether it takes a node out. */
export const takesOut = (act: NodeAct) => act === 'DRAIN' || act === 'MAINT';

/** Whether a node stands as it was meant to. */
export function isDone(change: NodeChange, { status, weight }: BalancerNode): boolean {
  if ('weight' in change) return weight === change.weight;
  return change.status === 'UP' ? status !== 'DRAIN' && status !== 'MAINT' : status === change.status;
}
