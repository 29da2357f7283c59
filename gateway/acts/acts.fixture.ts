import { expect } from 'vitest';
import type { ActStore, PaymentProvider } from '../act-ports';
import { catalogue } from '../notifications/catalogue';
import { createReceipts } from '../notifications/receipts';
import { ana, eva, NOW, newId, newKey, paid } from '../refunds/refunds.fixture';
import type { StoredDelivery } from '../rules/delivery';
import type { StoredTemplate } from '../rules/template';
import type { Trail } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';
import { createActs, type Done, type Outcome } from './acts';

export { ana, eva, NOW, newKey };

/** A place where acts are kept, and operations beside them. */
export interface ActPlace {
  store: ActStore;
  trail: Trail;
  operations: { detail(id: string, now: number): Promise<OperationDetail | undefined> };
  /** Lets services tell an operation at a moment. */
  add(operation: OperationDetail, at?: number): Promise<void>;
  /** What is sent because of an operation, oldest first. */
  deliveries(operationId: string): Promise<readonly StoredDelivery[]>;
}

/** Makes an operation there, and acts with a provider and a mail that do what a test says. */
export function actsAt(placeOf: () => ActPlace) {
  return async (
    more: Partial<OperationDetail> = {},
    given: {
      status?: PaymentProvider['status'];
      decide?: PaymentProvider['decide'];
      template?: Partial<StoredTemplate>;
    } = {},
  ) => {
    const { store, trail, operations, add, deliveries } = placeOf();
    const id = newId();
    await add(paid(id, { customerEmail: 'cliente@example.mx', ...more }));
    const clock = { at: NOW, now: () => clock.at };
    const told: string[] = [];
    const faults: unknown[] = [];
    const acts = createActs({
      ...{ store, operations, clock, patience: 50 },
      provider: {
        status: (operation) => given.status?.(operation) ?? Promise.resolve(operation.status),
        decide(operation, decision) {
          told.push(decision);
          return given.decide?.(operation, decision) ?? Promise.resolve(decision);
        },
      },
      receipts: createReceipts({
        template: async (templateId) => ({
          ...(catalogue.find((each) => each.templateId === templateId) as StoredTemplate),
          ...given.template,
        }),
        ...{ clock, wake: () => undefined },
      }),
      reportFault: (error) => void faults.push(error),
    });
    const by = (actor = ana, key = newKey()) => ({ operationId: id, key, actor });
    const now = async () => {
      const operation = await operations.detail(id, clock.at);
      if (!operation) throw new Error(`${id} is gone.`);
      return operation;
    };
    const trailOf = async () => (await trail.of('operation', id)).map(({ action, user }) => `${action} ${user}`);
    return {
      id,
      acts,
      by,
      now,
      clock,
      told,
      faults,
      letters: () => deliveries(id),
      trail: () => trail.of('operation', id),
      trailOf,
      add,
    };
  };
}

export function did(outcome: Outcome): Done {
  expect(outcome).toHaveProperty('operation');
  return outcome as Done;
}
