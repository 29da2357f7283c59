import type { Database } from '../sql/tables';
import { openData } from './data';
import { readSettings } from './settings';
import { StartFault } from './start-faults';

/** What a command tells on its way out; it ends with 1 where it has failed. */
interface Outcome {
  text: string;
  failed?: boolean;
}

/** Prints what a command tells, or the one line that says why it cannot be done; the process ends with 1 then. */
export async function runCommand(work: () => Promise<Outcome>): Promise<void> {
  try {
    const { text, failed } = await work();
    process.stdout.write(`${text}\n`);
    if (failed) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A command on the gateway's database, by the settings of the gateway (host/settings.ts). */
export function runOnDatabase(work: (db: Database) => Promise<Outcome>): Promise<void> {
  return runCommand(async () => {
    const db = await openData(readSettings(process.env));
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
}
