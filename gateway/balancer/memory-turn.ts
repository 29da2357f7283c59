import type { BalancerTurn, NodeReturn } from '../balancer-ports';
import type { MemoryLedger } from '../trail/memory-ledger';

/** Turns of one process, with a trail and hours of return that last as long, from those on that are there at first. */
export function createMemoryTurn(ledger: MemoryLedger, first: readonly NodeReturn[] = []): BalancerTurn {
  let last: Promise<unknown> = Promise.resolve();
  let kept = first;
  const without = (poolId: string, nodeId: string, all: readonly NodeReturn[]) =>
    all.filter((one) => one.poolId !== poolId || one.nodeId !== nodeId);
  return {
    returns: async () => kept,
    take(work) {
      const run = last.then(async () => {
        let own = kept;
        const outcome = await work({
          returns: async () => own,
          keepReturn: async (planned) => {
            own = [...without(planned.poolId, planned.nodeId, own), planned];
          },
          dropReturn: async (poolId, nodeId) => {
            own = without(poolId, nodeId, own);
          },
          write: async (deed, at) => ledger.write(deed, at),
        });
        kept = own;
        return outcome;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}
