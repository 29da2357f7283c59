import type { BalancerTurn } from '../balancer-ports';
import type { MemoryLedger } from '../trail/memory-ledger';

/** Turns of one process, with a trail that lasts as long. */
export function createMemoryTurn(ledger: MemoryLedger): BalancerTurn {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const run = last.then(() => work(async (deed, at) => ledger.write(deed, at)));
      last = run.catch(() => undefined);
      return run;
    },
  };
}
