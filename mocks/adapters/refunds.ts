import type { Operations } from '../../gateway/ports';
import { createDemonstrationProvider } from '../../gateway/refunds/demonstration-provider';
import { createMemoryRefundStore } from '../../gateway/refunds/memory-refund-store';
import { createRefunds } from '../../gateway/refunds/refunds';
import { withRefunds } from '../../gateway/rules/refund-balance';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import type { Trail } from '../../gateway/trail-ports';
import { inventedRefunds, inventedTrail } from '../refunds/invented-refunds';

interface Surroundings {
  operations: Operations;
  ledger: MemoryLedger;
  clock: { now(): number };
  pause(ms: number): Promise<unknown>;
  isAbroad: boolean;
}

/** How often it is asked what became of what was sent, ms. */
const HALF_A_MINUTE = 30_000;

/**
 * Refunds of the invented months and those that are asked for besides; what people do to them lasts as long as the page.
 * `changed` are the ids of the operations of which somebody has changed one.
 */
export function createOwnRefunds({ operations, ledger, clock, pause, isAbroad }: Surroundings) {
  const told = inventedRefunds(isAbroad, clock);
  const store = createMemoryRefundStore({ detail: operations.detail, told, ledger });
  const changed = new Set<string>();
  const detail: Operations['detail'] = async (id, now) => {
    const operation = await operations.detail(id, now);
    return operation && withRefunds(operation, await store.ofOperation(operation.operationId));
  };
  // Its provider fails on purpose, and an outcome that is unknown says so by itself.
  const reportFault = () => undefined;
  const refunds = createRefunds({
    store: {
      ...store,
      async change(operationId, now, work) {
        const outcome = await store.change(operationId, now, work);
        changed.add(operationId);
        return outcome;
      },
    },
    provider: createDemonstrationProvider({ clock, pause }),
    ...{ operations, clock, reportFault },
  });
  let settled = clock.now();
  const trail: Trail = {
    async of(entity, entityId) {
      const own = await ledger.of(entity, entityId);
      const begun = Number(own.at(-1)?.after.version ?? Number.POSITIVE_INFINITY);
      const before =
        entity === 'refund' && entityId !== undefined ? inventedTrail(entityId, isAbroad, clock.now()) : [];
      return [...own, ...before.filter(({ after }) => Number(after.version) < begun).reverse()];
    },
  };
  return {
    ...{ detail, trail, changed: () => [...changed] },
    refunds: {
      ...refunds,
      // No clock runs while nobody looks.
      page(...asked: Parameters<typeof refunds.page>) {
        if (clock.now() - settled > HALF_A_MINUTE) {
          settled = clock.now();
          void refunds.settle().catch(reportFault);
        }
        return refunds.page(...asked);
      },
    },
  };
}
