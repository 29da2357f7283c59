import type { Journal } from './journal';

/** Ends the process when it is told to, after the requests under way; a second signal does not wait for them. */
export function stopBySignals(gateway: { stop(): Promise<void> }, journal: Journal): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
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
