import { type Acts, createActs } from '../../gateway/acts/acts';
import { createDemonstrationPayments } from '../../gateway/acts/demonstration-payments';
import { createMemoryActStore } from '../../gateway/acts/memory-act-store';
import type { Operations } from '../../gateway/ports';
import { type StoredAct, statusAfter, withActs } from '../../gateway/rules/act';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import { emailOf } from '../operations/records/ids';
import { findOperation } from '../operations/search/find-operation';
import { createOperations } from './operations';

const clock = { now: () => Date.now() };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The operations of a scenario with what is done to them, which lasts as long as the page. */
export function withOwnActs(scenario: string, ledger: MemoryLedger): { operations: Operations; acts: Acts } {
  const kept = new Map<string, readonly StoredAct[]>();
  const told = createOperations(scenario, kept);
  const store = createMemoryActStore({
    detail: told.detail,
    async customerEmail(operationId) {
      const plan = findOperation(operationId, clock.now());
      return plan ? emailOf(plan) : null;
    },
    ...{ ledger, kept },
  });
  const operations: Operations = {
    ...told,
    async detail(id, now) {
      const operation = await told.detail(id, now);
      return operation && withActs(operation, store.of(operation.operationId));
    },
    async page(...asked) {
      const page = await told.page(...asked);
      const data = page.data.map((one) => ({ ...one, status: statusAfter(one.status, store.of(one.operationId)) }));
      return { ...page, data };
    },
  };
  const acts = createActs({
    ...{ store, operations, clock },
    provider: createDemonstrationPayments({ pause }),
    // Nobody is written to: all people are invented.
    receipts: { send: () => pause(400).then(() => undefined) },
    // Its provider is silent on purpose.
    reportFault: () => undefined,
  });
  return { operations, acts };
}
