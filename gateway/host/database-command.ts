import type { Database } from '../sql/tables';
import { readSettings } from './settings';
import { openData } from './start';
import { StartFault } from './start-faults';

/**
 * A command on the gateway's database, by the settings of the gateway (host/settings.ts): prints what the work tells, or
 * the one line that says why it cannot be done. The process ends with 1 then, and where the work has failed.
 */
export async function runOnDatabase(work: (db: Database) => Promise<{ text: string; failed?: boolean }>) {
  try {
    const db = await openData(readSettings(process.env));
    try {
      const { text, failed } = await work(db);
      process.stdout.write(`${text}\n`);
      if (failed) process.exitCode = 1;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
