import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { StoredAccount } from '../../sign-in-ports';
import { openDatabase } from '../database';
import { hasPostgres, startPostgres } from '../postgres-server.fixture';
import type { Database } from '../tables';
import { createAccountStore } from './account-store';
import { createAttemptLog } from './attempt-log';
import { createSessionStore } from './session-store';

/** Test files of a process share the embedded one, and its thread ends with theirs: opening it takes seconds. */
let embedded: Promise<Database> | undefined;

/** The databases that this machine has for the stores of sign-in. */
const databases = {
  async PGlite() {
    embedded ??= openDatabase({});
    return { db: await embedded, close: async () => undefined };
  },
  async PostgreSQL() {
    const { url, stop } = await startPostgres();
    const db = await openDatabase({ url });
    return {
      db,
      async close() {
        await db.destroy();
        await stop();
      },
    };
  },
};

export const sqlNames = hasPostgres ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const);

/**
 * Opens a database for the tests of a file or of a `describe`.
 * @returns what makes the stores of sign-in in it, emptied of what another test kept
 */
export function sqlStoresIn(name: (typeof sqlNames)[number]) {
  let opened: Awaited<ReturnType<(typeof databases)[typeof name]>>;
  beforeAll(async () => {
    opened = await databases[name]();
  }, 120_000);
  afterAll(() => opened.close());
  return async (accounts: readonly StoredAccount[] = []) => {
    const { db } = opened;
    // In the order in which a failed attempt is noted, which may still be under way.
    await sql`truncate account_event, account, attempt cascade`.execute(db);
    if (accounts.length > 0) await db.insertInto('account').values(accounts).execute();
    return {
      db,
      accounts: createAccountStore(db),
      sessions: createSessionStore(db),
      attempts: createAttemptLog(db),
      tokens: () => db.selectFrom('sessionToken').selectAll().execute(),
      recoveries: () => db.selectFrom('recovery').selectAll().execute(),
    };
  };
}
