import type { SourceChange } from './rules/balancer';
import type { Deed } from './trail-ports';
import type { ReadPool } from './wire/balancer';
import type { Person } from './wire/refunds';

// What the balancer's nodes ask of the world around them: who balances, and whose turn it is to change something.

/** How the balancer stands at a moment. */
export interface BalancerReading {
  pools: readonly ReadPool[];
  /** Nodes that take the state of another one, each as 'pool/node': whoever takes that out takes them out too. */
  follows?: ReadonlyMap<string, string>;
  /** Names of balancers that do not answer, beside others that do. */
  away?: readonly string[];
}

/** A change that the balancer itself would not make, in its own words. */
export class ChangeRefused extends Error {}

/** Whoever balances. */
export interface BalancerSource {
  /** States and weights are those of its configuration again once it starts anew. */
  forgetsAtRestart: boolean;
  /** @throws SourceAway when it does not answer */
  read(now: number): Promise<BalancerReading>;
  /** @throws SourceAway, ChangeRefused */
  change(poolId: string, nodeId: string, change: SourceChange, now: number): Promise<void>;
}

/** The hour at which a node that was taken out comes back. */
export interface NodeReturn {
  poolId: string;
  nodeId: string;
  /** epoch ms */
  at: number;
  by: Person;
  reason: string;
  /** Why it did not come back then. */
  fault: string | null;
}

interface BalancerUnit {
  returns(): Promise<readonly NodeReturn[]>;
  keepReturn(planned: NodeReturn): Promise<void>;
  dropReturn(poolId: string, nodeId: string): Promise<void>;
  write(deed: Deed, at: number): Promise<void>;
}

/** One writer at a time, through all processes that share a trail; what is written stays if the work ends well. */
export interface BalancerTurn {
  take<T>(work: (unit: BalancerUnit) => Promise<T>): Promise<T>;
  /** Without waiting for anybody. */
  returns(): Promise<readonly NodeReturn[]>;
}
