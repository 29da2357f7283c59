import { describe, expect, test } from 'vitest';
import { paid } from '../refunds/refunds.fixture';
import { withActs } from '../rules/act';
import { createMemoryLedger } from '../trail/memory-ledger';
import type { OperationDetail } from '../wire/operations';
import { actTests } from './act-tests.fixture';
import type { ActPlace } from './acts.fixture';
import { createMemoryActStore } from './memory-act-store';
import { receiptLetter } from './receipt-mail';

function memoryPlace(): ActPlace {
  const told = new Map<string, OperationDetail>();
  const ledger = createMemoryLedger();
  const store = createMemoryActStore({
    detail: async (id) => told.get(id),
    customerEmail: async (id) => told.get(id)?.customerEmail ?? null,
    ledger,
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
  };
}

describe('in memory', () => {
  const place = memoryPlace();
  actTests(() => place);
});

test('a receipt names the payment and no more of the card than its last digits', () => {
  const { to, subject, text } = receiptLetter(paid('OP1', { refundedAmount: 10_000 }), 'cliente@example.mx');
  expect([to, subject]).toEqual(['cliente@example.mx', 'Comprobante de tu pago ORD-OP1']);
  for (const line of ['Operación: OP1', 'Monto: $499.00', 'Devuelto: $100.00', 'Tarjeta: terminación 4171'])
    expect(text).toContain(line);
});
