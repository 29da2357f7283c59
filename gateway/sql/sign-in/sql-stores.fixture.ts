import { sql } from 'kysely';
import type { StoredAccount } from '../../ports';
import { openDatabase } from '../database';
import type { Database } from '../tables';
import { createAccountStore } from './account-store';
import { createAttemptLog } from './attempt-log';
import { createSessionStore } from './session-store';

/** Test files of a process share it, and its thread ends with theirs: opening one takes seconds. */
let opened: Promise<Database> | undefined;

/** The stores of sign-in in a database of their own, emptied of what another test kept. */
export async function sqlStores(accounts: readonly StoredAccount[] = []) {
  opened ??= openDatabase({});
  const db = await opened;
  await sql`truncate account, attempt cascade`.execute(db);
  if (accounts.length > 0) await db.insertInto('account').values(accounts).execute();
  return {
    db,
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    attempts: createAttemptLog(db),
    tokens: () => db.selectFrom('sessionToken').selectAll().execute(),
    recoveries: () => db.selectFrom('recovery').selectAll().execute(),
  };
}
