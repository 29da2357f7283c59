import { createDemonstrationServices } from '../../gateway/services/demonstration/demonstration';
import { createMemoryWindowStore } from '../../gateway/services/memory-window-store';
import { createServices } from '../../gateway/services/services';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

interface Surroundings {
  ledger: MemoryLedger;
  clock: { now(): number };
  pause(ms: number): Promise<unknown>;
}

/** Invented services on the simulated platform's servers; windows last as long as the page. */
export function createOwnServices({ ledger, clock, pause }: Surroundings) {
  const hosts = ['pagos-qa-01', 'pagos-qa-02', 'pagos-qa-03', 'promociones-qa-01'];
  return createServices({
    source: createDemonstrationServices({ hosts, pause }),
    windows: createMemoryWindowStore(ledger),
    clock,
  });
}
