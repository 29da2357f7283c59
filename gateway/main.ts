// The platform on a port of its own: what the environment says (host/settings.ts), lines of JSON on standard output.
import { createJournal } from './host/journal';
import { readSettings } from './host/settings';
import { stopBySignals } from './host/signals';
import { startGateway } from './host/start';
import { StartFault } from './host/start-faults';

const journal = createJournal();
// Where lines cannot be written, because a disk is full or their reader has gone, people are served all the same.
process.stdout.on('error', () => undefined);

try {
  const settings = readSettings(process.env);
  stopBySignals(await startGateway(settings, journal), journal);
  journal.note('started', { port: settings.port, process: process.pid });
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
