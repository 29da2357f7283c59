import { createHash } from 'node:crypto';
import type { AttemptLog } from '../../sign-in-ports';
import type { Database } from '../tables';

/** Attempts by key, which all processes of the platform count together. */
export function createAttemptLog(db: Database): AttemptLog {
  return {
    async add(key, at) {
      await db
        .insertInto('attempt')
        .values({ key: hashOf(key), at: new Date(at) })
        .execute();
    },

    async since(key, at) {
      const found = await db
        .selectFrom('attempt')
        .where('key', '=', hashOf(key))
        .where('at', '>', new Date(at))
        .orderBy('at')
        .select('at')
        .execute();
      return found.map((attempt) => attempt.at.getTime());
    },

    async remove(key, at) {
      await db
        .deleteFrom('attempt')
        .where('position', '=', (of) =>
          of
            .selectFrom('attempt')
            .where('key', '=', hashOf(key))
            .where('at', '=', new Date(at))
            // Who takes one back at once passes over a row that another takes.
            .select('position')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    },
  };
}

/** All attempts of a key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', hashOf(key)).execute();
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
