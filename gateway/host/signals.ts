import type { Journal } from './journal';

/** A terminal and each tool between it and the process pass the same signal on, ms. */
const SAME_SIGNAL = 1000;

/** Ends the process when it is told to, after the requests under way; who tells it again does not wait for them. */
export function stopBySignals(gateway: { stop(): Promise<void> }, journal: Journal): void {
  let toldAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (toldAt !== undefined) {
        if (performance.now() - toldAt > SAME_SIGNAL) process.exit(1);
        return;
      }
      toldAt = performance.now();
      journal.note('stopping', { signal });
      await gateway.stop();
      journal.note('stopped');
      process.exit(0);
    });
  }
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error) => {
      journal.fault(error);
      process.exit(1);
    });
  }
}
