import { describe } from 'vitest';
import { withActs } from '../rules/act';
import type { StoredDelivery } from '../rules/delivery';
import { createMemoryLedger } from '../trail/memory-ledger';
import type { OperationDetail } from '../wire/operations';
import { actTests } from './act-tests.fixture';
import type { ActPlace } from './acts.fixture';
import { createMemoryActStore } from './memory-act-store';

function memoryPlace(): ActPlace {
  const told = new Map<string, OperationDetail>();
  const ledger = createMemoryLedger();
  const sent: StoredDelivery[] = [];
  const store = createMemoryActStore({
    detail: async (id) => told.get(id),
    customerEmail: async (id) => told.get(id)?.customerEmail ?? null,
    ...{ ledger, send: (delivery) => void sent.push(delivery) },
  });
  return {
    store,
    trail: ledger,
    operations: {
      async detail(id) {
        const operation = told.get(id);
        return operation && withActs(operation, store.of(id));
      },
    },
    add: async (operation) => void told.set(operation.operationId, operation),
    deliveries: async (id) => sent.filter(({ operationId }) => operationId === id),
  };
}

describe('in memory', () => {
  const place = memoryPlace();
  actTests(() => place);
});
