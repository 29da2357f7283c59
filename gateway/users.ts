// `npm run users`: who may sign in. Settings are those of the gateway (host/settings.ts).

import { readSettings } from './host/settings';
import { openData } from './host/start';
import { StartFault } from './host/start-faults';
import { runUserCommand } from './host/user-command';
import { createAccountAdmin } from './sql/sign-in/account-admin';

try {
  const db = await openData(readSettings(process.env));
  try {
    console.log(await runUserCommand(process.argv.slice(2), createAccountAdmin(db)));
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
