import { withRefunds } from '../rules/refund-balance';
import { createMemoryLedger } from '../trail/memory-ledger';
import type { OperationDetail } from '../wire/operations';
import { createMemoryRefundStore } from './memory-refund-store';
import type { Place } from './refunds.fixture';

/** Operations and their refunds in memory. */
export function memoryPlace(): Place {
  const told = new Map<string, OperationDetail>();
  const ledger = createMemoryLedger();
  const store = createMemoryRefundStore({ detail: async (id) => told.get(id), ledger });
  return {
    store,
    trail: ledger,
    operations: {
      async detail(id) {
        const operation = told.get(id);
        return operation && withRefunds(operation, await store.ofOperation(id));
      },
    },
    add: async (operation) => void told.set(operation.operationId, operation),
  };
}
