import type { Operations } from '../../gateway/ports';
import { createDemonstrationProvider } from '../../gateway/refunds/demonstration-provider';
import { createMemoryRefundStore } from '../../gateway/refunds/memory-refund-store';
import { createRefunds, type Refunds } from '../../gateway/refunds/refunds';
import { withRefunds } from '../../gateway/rules/refund-balance';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

const clock = { now: () => Date.now() };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Refunds that last as long as the page, and the operations that tell of them. */
export function withOwnRefunds(
  operations: Operations,
  ledger: MemoryLedger,
): { operations: Operations; refunds: Refunds } {
  const store = createMemoryRefundStore({ detail: operations.detail, ledger });
  const detail: Operations['detail'] = async (id, now) => {
    const told = await operations.detail(id, now);
    return told && withRefunds(told, await store.ofOperation(told.operationId));
  };
  const provider = createDemonstrationProvider({ clock, pause });
  return {
    operations: { ...operations, detail },
    // Its provider fails on purpose, and an outcome that is unknown says so by itself.
    refunds: createRefunds({ store, provider, operations, clock, reportFault: () => undefined }),
  };
}
