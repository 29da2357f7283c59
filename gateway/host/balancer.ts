import { createBalancer } from '../balancer/balancer';
import { createReturning } from '../balancer/returning';
import type { BalancerSource } from '../balancer-ports';
import { createSqlBalancerTurn } from '../sql/balancer/balancer-turn';
import type { Database } from '../sql/tables';

interface Surroundings {
  db: Database;
  clock: { now(): number };
  reportFault(error: unknown): void;
}

/** How soon a node whose hour has come is taken back, ms. */
const LOOKED_AT = 5000;

/** The balancer, if there is one, whose nodes come back at their hour as long as the gateway runs. */
export function startBalancer(source: BalancerSource | undefined, { db, clock, reportFault }: Surroundings) {
  const surroundings = source && { source, turn: createSqlBalancerTurn(db), clock, reportFault };
  const returnDue = surroundings && createReturning(surroundings);
  let last: Promise<void> | undefined;
  const timer = returnDue && setInterval(() => (last = returnDue().catch(reportFault)), LOOKED_AT);
  return {
    balancer: surroundings && createBalancer(surroundings),
    /** What is under way ends first. */
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
