import { randomUUID } from 'node:crypto';
import { newCredentials } from '../sign-in/credentials';
import type { Database } from '../sql/tables';
import { createSqlUserStore } from '../sql/users/user-store';
import { createUsers } from '../users/users';

type Given = Omit<Parameters<typeof createUsers>[0], 'store' | 'newId' | 'newCredentials'>;

/** The administration of the accounts that a database keeps. */
export function administrationOf(db: Database, given: Given) {
  return createUsers({ ...given, store: createSqlUserStore(db), newId: randomUUID, newCredentials });
}
