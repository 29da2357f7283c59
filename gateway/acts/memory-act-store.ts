import type { ActStore } from '../act-ports';
import { type StoredAct, withActs } from '../rules/act';
import type { StoredDelivery } from '../rules/delivery';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';

interface Surroundings {
  /** An operation as services tell it. */
  detail(operationId: string, now: number): Promise<OperationDetail | undefined>;
  customerEmail(operationId: string): Promise<string | null>;
  ledger: MemoryLedger;
  /** Takes what acts send. */
  send(delivery: StoredDelivery): void;
  /** Where acts are kept, by the operation. */
  kept?: Map<string, readonly StoredAct[]>;
}

interface MemoryActStore extends ActStore {
  /** What was done to an operation, oldest first. */
  of(operationId: string): readonly StoredAct[];
}

/** Acts on operations, for as long as the process lasts. */
export function createMemoryActStore({
  detail,
  customerEmail,
  ledger,
  send,
  kept = new Map(),
}: Surroundings): MemoryActStore {
  let turn: Promise<unknown> = Promise.resolve();
  const of = (operationId: string) => kept.get(operationId) ?? [];
  return {
    of,
    customerEmail,
    change(id, now, work) {
      const run = turn.then(async () => {
        const told = await detail(id, now);
        const acts = of(told?.operationId ?? '');
        const deeds: (() => void)[] = [];
        const outcome = await work({
          operation: told && withActs(told, acts),
          acts,
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<number> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          put: async (act, deed, delivery) =>
            void deeds.push(() => {
              if (delivery) send(delivery);
              kept.set(act.operationId, [...acts, act]);
              ledger.write(deed, act.date);
            }),
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
  };
}
