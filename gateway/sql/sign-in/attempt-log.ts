import type { AttemptLog } from '../../ports';
import type { Database } from '../tables';

/** Attempts by key, which all processes of the platform count together. */
export function createAttemptLog(db: Database): AttemptLog {
  return {
    async add(key, at) {
      await db
        .insertInto('attempt')
        .values({ key, at: new Date(at) })
        .execute();
    },

    async since(key, at) {
      const found = await db
        .selectFrom('attempt')
        .where('key', '=', key)
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
            .where('key', '=', key)
            .where('at', '=', new Date(at))
            .select(({ fn }) => fn.max('position').as('position')),
        )
        .execute();
    },
  };
}
