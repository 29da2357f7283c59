import type { Insertable, Selectable } from 'kysely';
import type { SessionStore, StoredToken } from '../../ports';
import type { Database, Tables } from '../tables';

/** Sessions by the hashes of their tokens. */
export function createSessionStore(db: Database): SessionStore {
  return {
    async add(token) {
      await db.insertInto('sessionToken').values(rowOf(token)).execute();
    },

    async find(hash) {
      const row = await db.selectFrom('sessionToken').where('hash', '=', hash).selectAll().executeTakeFirst();
      return row && tokenOf(row);
    },

    renew: (hash, { at, successor, expiry }, next) =>
      db.transaction().execute(async (step) => {
        const renewed = await step
          .updateTable('sessionToken')
          .set({ renewedAt: new Date(at), successor, successorExpiry: new Date(expiry) })
          .where('hash', '=', hash)
          .where('renewedAt', 'is', null)
          .returning('hash')
          .executeTakeFirst();
        if (renewed) await step.insertInto('sessionToken').values(rowOf(next)).execute();
        return renewed !== undefined;
      }),

    async removeSession(sessionId) {
      await db.deleteFrom('sessionToken').where('sessionId', '=', sessionId).execute();
    },

    async removeAccount(accountId, butSessionId) {
      await db
        .deleteFrom('sessionToken')
        .where('accountId', '=', accountId)
        .$if(butSessionId !== undefined, (query) => query.where('sessionId', '!=', butSessionId ?? ''))
        .execute();
    },
  };
}

function rowOf({ hash, sessionId, accountId, expiry, renewal }: StoredToken): Insertable<Tables['sessionToken']> {
  return {
    hash,
    sessionId,
    accountId,
    expiry: new Date(expiry),
    renewedAt: renewal && new Date(renewal.at),
    successor: renewal?.successor ?? null,
    successorExpiry: renewal && new Date(renewal.expiry),
  };
}

function tokenOf({ hash, sessionId, accountId, expiry, ...row }: Selectable<Tables['sessionToken']>): StoredToken {
  const { renewedAt, successor, successorExpiry } = row;
  const renewal =
    renewedAt && successorExpiry
      ? { at: renewedAt.getTime(), successor: successor ?? '', expiry: successorExpiry.getTime() }
      : null;
  return { hash, sessionId, accountId, expiry: expiry.getTime(), renewal };
}
