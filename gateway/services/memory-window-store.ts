import type { StoredWindow } from '../rules/service';
import type { WindowStore } from '../service-ports';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';

/** Maintenance windows, for as long as the process lasts. */
export function createMemoryWindowStore(ledger: MemoryLedger): WindowStore {
  let kept: readonly StoredWindow[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  return {
    since: async (moment) => kept.filter(({ to }) => to > moment),
    tell: async (deed, at) => ledger.write(deed, at),
    change(serviceId, now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const outcome = await work({
          windows: kept.filter((window) => window.serviceId === serviceId),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<number> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          put: async (window, deed) =>
            void deeds.push(() => {
              const others = kept.filter(({ number, serviceId: id }) => id !== serviceId || number !== window.number);
              kept = [...others, window];
              ledger.write(deed, now);
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
