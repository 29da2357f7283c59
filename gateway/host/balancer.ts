import { createBalancer } from '../balancer/balancer';
import { createReturning } from '../balancer/returning';
import type { BalancerTurn } from '../balancer-ports';
import type { Clock, SourceWatch } from '../ports';
import { oneAtATime } from '../rules/one-at-a-time';
import { createDemonstrationBalancer } from '../sources/demonstration/balancer';
import { inventedReturns } from '../sources/demonstration/balancer-pools';
import { haproxyBalancer } from '../sources/haproxy/balancer';
import { createSqlBalancerTurn } from '../sql/balancer/balancer-turn';
import type { Database } from '../sql/tables';
import type { Settings } from './settings';

interface Surroundings {
  sources: Settings['sources'];
  /** The balancer is invented. */
  isDemonstration: boolean;
  clock: Clock;
  watch: SourceWatch;
  reportFault(error: unknown): void;
}

/** How soon a node whose hour has come is taken back, ms. */
const LOOKED_AT = 5000;

/** The balancer, if there is one, whose nodes come back at their hour as long as the gateway runs. */
export async function startBalancer(
  db: Database,
  { sources, isDemonstration, clock, watch, reportFault }: Surroundings,
) {
  const source = isDemonstration ? createDemonstrationBalancer() : haproxyBalancer(sources, watch);
  const turn = createSqlBalancerTurn(db);
  if (isDemonstration) await invent(turn, clock.now());
  const surroundings = source && { source, turn, clock, reportFault };
  const returnDue = surroundings && createReturning(surroundings);
  const look = returnDue && oneAtATime(() => returnDue().catch(reportFault));
  const timer = look && setInterval(look, LOOKED_AT);
  return {
    balancer: surroundings && createBalancer(surroundings),
    /** What is under way ends first. */
    stop() {
      clearInterval(timer);
      return look?.ended();
    },
  };
}

/** Nodes that are out at every start have their hour again, unless somebody has given them another. */
async function invent(turn: BalancerTurn, now: number): Promise<void> {
  await turn.take(async ({ returns, keepReturn }) => {
    const kept = await returns();
    for (const one of inventedReturns(now))
      if (!kept.some(({ poolId, nodeId }) => poolId === one.poolId && nodeId === one.nodeId)) await keepReturn(one);
  });
}
