import { type Acts, createActs } from '../../gateway/acts/acts';
import { createDemonstrationPayments } from '../../gateway/acts/demonstration-payments';
import { createMemoryActStore } from '../../gateway/acts/memory-act-store';
import type { Notifications } from '../../gateway/notifications/notifications';
import type { Operations } from '../../gateway/ports';
import { type StoredAct, withActs } from '../../gateway/rules/act';
import type { StoredDelivery } from '../../gateway/rules/delivery';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import { emailOf } from '../operations/records/ids';
import { findOperation } from '../operations/search/find-operation';

interface Surroundings {
  operations: Operations;
  ledger: MemoryLedger;
  clock: { now(): number };
  receipts: Notifications['receipts'];
  send(delivery: StoredDelivery): void;
  pause(ms: number): Promise<unknown>;
}

/** What is done to operations, which lasts as long as the page; `changed` are the ids of those to which something was. */
export function createOwnActs({ operations, ledger, clock, receipts, send, pause }: Surroundings) {
  const kept = new Map<string, readonly StoredAct[]>();
  const store = createMemoryActStore({
    detail: operations.detail,
    async customerEmail(operationId) {
      const plan = findOperation(operationId, clock.now());
      return plan ? emailOf(plan) : null;
    },
    ...{ ledger, send, kept },
  });
  const detail: Operations['detail'] = async (id, now) => {
    const operation = await operations.detail(id, now);
    return operation && withActs(operation, store.of(operation.operationId));
  };
  const acts: Acts = createActs({
    ...{ store, operations: { ...operations, detail }, clock },
    provider: createDemonstrationPayments({ pause }),
    receipts,
    // Its provider is silent on purpose.
    reportFault: () => undefined,
  });
  return { acts, detail, changed: () => [...kept.keys()] };
}
