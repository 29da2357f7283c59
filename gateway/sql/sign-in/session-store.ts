import { type Insertable, type Selectable, sql } from 'kysely';
import type { SessionStore, StoredToken } from '../../sign-in-ports';
import { madeOnce, plannedOnce } from '../planned-once';
import type { Database, Tables } from '../tables';
import { noteEvent } from './own-account-store';

/** Sessions by the hashes of their tokens. */
export function createSessionStore(db: Database): SessionStore {
  const tokensOf = madeOnce(db, (hash: string) =>
    db
      .selectFrom('sessionToken')
      .innerJoin('session', 'session.id', 'sessionId')
      .innerJoin('account', 'account.id', 'accountId')
      .where('hash', '=', hash)
      .selectAll('sessionToken')
      .select(['accountId', 'begun', 'isDisabled'])
      .select(['email', 'name', 'lastName', 'job', 'role', 'changePassword'])
      .modifyEnd(plannedOnce),
  );
  return {
    async add(token, { device, network } = { device: null, network: null }) {
      const begun = new Date(token.begun);
      await db.transaction().execute(async (step) => {
        await step
          .insertInto('session')
          .values({ id: token.sessionId, accountId: token.accountId, begun, lastUsed: begun, device, network })
          .execute();
        await step.insertInto('sessionToken').values(rowOf(token)).execute();
        await noteEvent(step, token.accountId, { kind: 'SIGN_IN', at: token.begun, device, network });
        await step.updateTable('account').set({ lastAccess: begun }).where('id', '=', token.accountId).execute();
      });
    },

    async touch(sessionId, at) {
      await sql`with used as (update session set last_used = ${new Date(at)} where id = ${sessionId} returning account_id)
        update account set last_access = ${new Date(at)} from used where account.id = used.account_id`.execute(db);
    },

    async find(hash) {
      const [row] = await tokensOf(hash);
      if (!row) return undefined;
      const { accountId: id, isDisabled, email, name, lastName, job, role, changePassword } = row;
      const account = { id, email, name, lastName, job, role, changePassword };
      return { ...tokenOf(row), account: isDisabled ? undefined : account };
    },

    renew: (hash, { at, successor, expiry }, next) =>
      db.transaction().execute(async (step) => {
        // Who ends the session comes before this or after it.
        const session = await step
          .selectFrom('session')
          .where('id', '=', next.sessionId)
          .select('id')
          .forUpdate()
          .executeTakeFirst();
        if (!session) return false;
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
      await db.deleteFrom('session').where('id', '=', sessionId).execute();
    },

    async removeAccount(accountId, butSessionId) {
      await db
        .deleteFrom('session')
        .where('accountId', '=', accountId)
        .$if(butSessionId !== undefined, (query) => query.where('id', '!=', butSessionId ?? ''))
        .execute();
    },
  };
}

function rowOf({ hash, sessionId, expiry, renewal }: StoredToken): Insertable<Tables['sessionToken']> {
  return {
    hash,
    sessionId,
    expiry: new Date(expiry),
    renewedAt: renewal && new Date(renewal.at),
    successor: renewal?.successor ?? null,
    successorExpiry: renewal && new Date(renewal.expiry),
  };
}

type TokenRow = Selectable<Tables['sessionToken'] & Pick<Tables['session'], 'accountId' | 'begun'>>;

function tokenOf(row: TokenRow): StoredToken {
  const { hash, sessionId, accountId, begun, expiry, renewedAt, successor, successorExpiry } = row;
  const renewal =
    renewedAt && successorExpiry
      ? { at: renewedAt.getTime(), successor: successor ?? '', expiry: successorExpiry.getTime() }
      : null;
  return { hash, sessionId, accountId, begun: begun.getTime(), expiry: expiry.getTime(), renewal };
}
