// `npm run users`: who may sign in.

import { runOnDatabase } from './host/database-command';
import { runUserCommand } from './host/user-command';
import { createAccountAdmin } from './sql/sign-in/account-admin';

await runOnDatabase(async (db) => ({ text: await runUserCommand(process.argv.slice(2), createAccountAdmin(db)) }));
