import type { AccountStore, StoredAccount } from '../../sign-in-ports';
import { isStorable } from '../ingest';
import { plannedOnce } from '../planned-once';
import type { Database } from '../tables';
import { noteEvent } from './own-account-store';

/** Accounts and their pending recoveries; an account that is disabled is none. */
export function createAccountStore(db: Database): AccountStore {
  const find = async (column: 'email' | 'id', value: string): Promise<StoredAccount | undefined> => {
    if (!isStorable(value)) return undefined;
    return db
      .selectFrom('account')
      .select(['id', 'email', 'name', 'lastName', 'job', 'role', 'changePassword', 'passwordHash'])
      .where('isDisabled', '=', false)
      .where(column, '=', value)
      .modifyEnd(plannedOnce)
      .executeTakeFirst();
  };
  return {
    byEmail: (email) => find('email', email),
    byId: (id) => find('id', id),

    setPassword: (id, passwordHash, changePassword) =>
      db.transaction().execute(async (step) => {
        // A password of one's own takes up an invitation.
        const taken = changePassword ? {} : { invitedUntil: null };
        await step
          .updateTable('account')
          .set({ passwordHash, changePassword, ...taken })
          .where('id', '=', id)
          .execute();
        await step.deleteFrom('recovery').where('accountId', '=', id).execute();
      }),

    note: (accountId, event) => noteEvent(db, accountId, event),

    async keepRecovery({ expiry, ...recovery }) {
      const row = { ...recovery, expiry: new Date(expiry) };
      await db
        .insertInto('recovery')
        .values(row)
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
        .execute();
    },

    async takeRecovery(linkHash) {
      const taken = await db.deleteFrom('recovery').where('linkHash', '=', linkHash).returningAll().executeTakeFirst();
      return taken && { ...taken, expiry: taken.expiry.getTime() };
    },
  };
}

/** Lets somebody sign in, or changes what is known of them; the e-mail is compared without regard to case. */
export async function keepAccount(db: Database, account: StoredAccount): Promise<void> {
  const row = { ...account, email: account.email.trim().toLowerCase() };
  await db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
