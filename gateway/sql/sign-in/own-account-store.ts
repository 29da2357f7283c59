import { sql } from 'kysely';
import { RENEWAL_WINDOW } from '../../rules/expiry';
import type { AccountEvent, OwnAccountStore } from '../../user-ports';
import type { Database } from '../tables';
import { writeEntry } from '../trail/trail';

/** What people see and end of their own account, in PostgreSQL. */
export function createSqlOwnAccountStore(db: Database): OwnAccountStore {
  return {
    async sessions(accountId, now) {
      const rows = await db
        .selectFrom('session')
        .where('accountId', '=', accountId)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('sessionToken')
              .select('hash')
              .whereRef('sessionId', '=', 'session.id')
              // One that may still be renewed is open to whoever holds it.
              .where('expiry', '>', new Date(now - RENEWAL_WINDOW)),
          ),
        )
        .select(['id', 'begun', 'lastUsed', 'device', 'network'])
        .execute();
      return rows.map(({ begun, lastUsed, ...session }) => ({
        ...session,
        ...{ begun: begun.getTime(), lastUsed: (lastUsed ?? begun).getTime() },
      }));
    },

    end: (accountId, sessionIds, deedOf, at) =>
      db.transaction().execute(async (step) => {
        const ended = await step
          .deleteFrom('session')
          .where('accountId', '=', accountId)
          .where('id', 'in', sessionIds)
          .returning('id')
          .execute();
        if (ended.length > 0) await writeEntry(step, deedOf(ended.length), at);
        return ended.length;
      }),

    async events(accountId, most) {
      const rows = await db
        .selectFrom('accountEvent')
        .where('accountId', '=', accountId)
        .orderBy('at', 'desc')
        .orderBy('position', 'desc')
        .limit(most)
        .select(['kind', 'at', 'device', 'network'])
        .execute();
      return rows.map(({ at, ...event }) => ({ ...event, at: at.getTime() }));
    },

    async preference(accountId) {
      const row = await db.selectFrom('account').where('id', '=', accountId).select('preference').executeTakeFirst();
      return row?.preference ?? {};
    },

    keepPreference: (accountId, parts, deed, at) =>
      db.transaction().execute(async (step) => {
        const kept = JSON.stringify(parts);
        await sql`update account set preference = coalesce(preference, '{}') || ${kept}::jsonb where id = ${accountId}`.execute(
          step,
        );
        if (deed) await writeEntry(step, deed, at);
      }),
  };
}

/** Keeps what happened to an account, unless there is none any more. */
export async function noteEvent(db: Database, accountId: string, event: AccountEvent): Promise<void> {
  const { kind, at, device, network } = event;
  await sql`insert into account_event (account_id, at, kind, device, network)
    select id, ${new Date(at)}, ${kind}, ${device}, ${network} from account where id = ${accountId}`.execute(db);
}
