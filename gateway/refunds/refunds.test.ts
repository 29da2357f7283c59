import { describe, expect, test } from 'vitest';
import { withRefunds } from '../rules/refund-balance';
import { createMemoryLedger } from '../trail/memory-ledger';
import type { OperationDetail } from '../wire/operations';
import { seededHistory } from './histories.fixture';
import { createMemoryRefundStore } from './memory-refund-store';
import { refundTests } from './refund-tests.fixture';
import type { Place } from './refunds.fixture';

function memoryPlace(): Place {
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

describe('in memory', () => {
  const place = memoryPlace();
  refundTests(() => place);

  test('ten thousand histories: never more than paid, never twice for a key, never by one person alone', async () => {
    for (let seed = 1; seed <= 10_000; seed += 1) expect(await seededHistory(memoryPlace(), seed)).toEqual([]);
  }, 120_000);
});
