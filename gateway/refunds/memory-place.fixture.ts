import { withRefunds } from '../rules/refund-balance';
import { createMemoryLedger } from '../trail/memory-ledger';
import type { OperationDetail } from '../wire/operations';
import { createMemoryRefundStore } from './memory-refund-store';
import type { Place } from './refunds.fixture';

/** Operations and their refunds in memory. */
export function memoryPlace(): Place {
  const told = new Map<string, OperationDetail>();
  const ledger = createMemoryLedger();
  const find = (id: string) => told.get(id) ?? [...told.values()].find(({ orderId }) => orderId === id);
  const store = createMemoryRefundStore({ detail: async (id) => find(id), ledger });
  return {
    store,
    trail: ledger,
    operations: {
      async detail(id) {
        const operation = find(id);
        return operation && withRefunds(operation, await store.ofOperation(operation.operationId));
      },
    },
    add: async (operation) => void told.set(operation.operationId, operation),
  };
}
