/** How a node stands, in HAProxy's terms; STARTING is one that is up and gets its traffic back by degrees. */
export type NodeStatus = 'UP' | 'DRAIN' | 'MAINT' | 'DOWN' | 'STARTING';

export type AdminStatus = 'UP' | 'DRAIN' | 'MAINT';

/** One server of a pool. Counters are since the balancer was started; null is what it does not tell. */
export interface BalancerNode {
  /** Of the pool alone. */
  nodeId: string;
  name: string;
  ip: string;
  port: number;
  status: NodeStatus;
  /** What somebody has made of it, whatever its check says: one that is DOWN stays out of the traffic once it is back. */
  adminStatus: AdminStatus;
  /** Gets traffic only while no other node of its pool can take it. */
  backup: boolean;
  /** As it was given, from 0 to 256; while it starts less of it counts. */
  weight: number;
  /** What it goes back to when the balancer starts anew. */
  configuredWeight: number | null;
  /** Requests per second, of the last seconds. */
  requestRate: number | null;
  currentSessions: number;
  maxSessions: number;
  sessionLimit: number | null;
  queued: number;
  totalRequests: number;
  bytesIn: number;
  bytesOut: number;
  requestErrors: number | null;
  connectionErrors: number;
  responseErrors: number;
  retries: number;
  lastChange: string | null;
  downtimeSeconds: number | null;
  checkResult: string | null;
  /** When one that was taken out is taken back by itself. */
  returnsAt: string | null;
  /** Why that has not happened yet although its hour has passed; it is tried again. */
  returnFault: string | null;
  /** Another one once its state, its weight or its return has changed. */
  version: string;
}

/** A backend of the balancer. */
interface BalancerPool {
  poolId: string;
  name: string;
  /** As the balancer calls it: roundrobin, leastconn … */
  algorithm: string | null;
  requestRate: number | null;
  /** From 0 to 1: how many of the requests of the last seconds ended in an error. */
  errorRate: number | null;
  nodes: readonly BalancerNode[];
}

export interface BalancerState {
  data: readonly BalancerPool[];
  /** Of several balancers, those that do not answer. */
  away: readonly string[];
  /** States and weights are those of its configuration again once it starts anew. */
  forgetsAtRestart: boolean;
  generatedAt: string;
}

/** A node as the balancer tells it: of its return it knows nothing. */
export type ReadNode = Omit<BalancerNode, 'returnsAt' | 'returnFault'>;
export type ReadPool = Omit<BalancerPool, 'nodes'> & { nodes: readonly ReadNode[] };
