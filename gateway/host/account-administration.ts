import { randomUUID } from 'node:crypto';
import type { Ports } from '../ports';
import { newCredentials } from '../sign-in/credentials';
import { hashToken } from '../sign-in/tokens';
import { createSqlOwnAccountStore } from '../sql/sign-in/own-account-store';
import { createSessionStore } from '../sql/sign-in/session-store';
import type { Database } from '../sql/tables';
import { createSqlTrail } from '../sql/trail/trail';
import { createSqlUserStore } from '../sql/users/user-store';
import { createOwnAccount } from '../users/own-account';
import { createUsers } from '../users/users';

type Given = Omit<Parameters<typeof createUsers>[0], 'store' | 'newId' | 'newCredentials'>;

/** What is done to the accounts that a database keeps, by those who administrate and by their owners, and the trail of that. */
export function administrationOf(db: Database, given: Given): Pick<Ports, 'users' | 'ownAccount' | 'trail'> {
  const trail = createSqlTrail(db);
  const sessions = createSessionStore(db);
  const store = createSqlUserStore(db);
  return {
    users: createUsers({ ...given, store, newId: randomUUID, newCredentials }),
    ownAccount: createOwnAccount({
      store: createSqlOwnAccountStore(db),
      users: store,
      sessionOf: async (token) => (await sessions.find(hashToken(token)))?.sessionId,
      ...{ deeds: trail, clock: given.clock },
    }),
    trail,
  };
}
