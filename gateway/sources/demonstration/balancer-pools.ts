import type { NodeReturn } from '../../balancer-ports';
import type { NodeStatus } from '../../wire/balancer';

/** An invented node: as it stands before anybody has changed it. */
export interface InventedNode {
  name: string;
  ip: string;
  weight: number;
  /** How it stands where it is ready; the others have been taken out. */
  status: NodeStatus;
  /** Seconds since it stands so. */
  since: number;
  /** Sessions at once that it may have. */
  limit: number;
  /** Of a thousand requests: its own errors of request, connection and response. */
  errors: readonly [request: number, connection: number, response: number];
  /** Sessions that do not end however long it drains. */
  stubborn?: number;
  /** Seconds that it has been down, all in all. */
  downtime?: number;
}

export interface InventedPool {
  poolId: string;
  algorithm: string;
  /** Requests per second, and seconds that one takes. */
  rate: number;
  seconds: number;
  nodes: readonly InventedNode[];
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Three pools, in which every state of a node is seen. */
export const INVENTED_POOLS: readonly InventedPool[] = [
  {
    ...{ poolId: 'autorizador', algorithm: 'leastconn', rate: 182.4, seconds: 3.2 },
    nodes: [
      node('app-01', 41, 100, { since: 12 * DAY + 4 * HOUR, errors: [0.1, 0, 0.3] }),
      node('app-02', 42, 100, { since: 3 * DAY + HOUR, errors: [0.2, 0.4, 1.2], downtime: 252 }),
      node('app-03', 43, 50, { since: 12 * DAY + 4 * HOUR, errors: [0, 0, 0.2] }),
      node('app-04', 44, 100, { status: 'MAINT', since: 5 * HOUR, downtime: 5 * HOUR }),
    ],
  },
  {
    ...{ poolId: 'devoluciones', algorithm: 'roundrobin', rate: 4.1, seconds: 5.4 },
    nodes: [
      node('batch-01', 51, 100, { since: 30 * DAY, errors: [0, 6, 12], limit: 200 }),
      node('batch-02', 52, 100, { status: 'DOWN', since: 12 * 60, limit: 200, downtime: 12 * 60 }),
    ],
  },
  {
    ...{ poolId: 'notificaciones', algorithm: 'roundrobin', rate: 31.7, seconds: 1.1 },
    nodes: [
      node('aviso-01', 61, 100, { since: 8 * DAY, limit: 300 }),
      node('aviso-02', 62, 100, { since: 8 * DAY, limit: 300 }),
      node('aviso-03', 63, 100, { status: 'DRAIN', since: 4 * 60, limit: 300, stubborn: 12 }),
      node('aviso-04', 64, 100, { status: 'STARTING', since: 9, limit: 300, downtime: 40 }),
    ],
  },
];

/** The node that is in maintenance comes back by itself: at a full hour, one to two hours from a moment (epoch ms). */
export function inventedReturns(now: number): NodeReturn[] {
  const at = (Math.floor(now / (HOUR * 1000)) + 2) * HOUR * 1000;
  const by = { email: 'lucia.luna@example.mx', name: 'Lucía Luna' };
  return [{ poolId: 'autorizador', nodeId: 'app-04', at, by, reason: 'Cambio de disco', fault: null }];
}

function node(name: string, host: number, weight: number, more: Partial<InventedNode>): InventedNode {
  return { name, ip: `192.0.2.${host}`, weight, status: 'UP', since: DAY, limit: 500, errors: [0, 0, 0], ...more };
}
