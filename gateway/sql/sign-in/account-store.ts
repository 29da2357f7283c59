import type { AccountStore, StoredAccount } from '../../ports';
import type { Database } from '../tables';

/** Accounts and their pending recoveries. */
export function createAccountStore(db: Database): AccountStore {
  const accounts = db.selectFrom('account').selectAll();
  return {
    byEmail: (email) => accounts.where('email', '=', email).executeTakeFirst(),
    byId: (id) => accounts.where('id', '=', id).executeTakeFirst(),

    setPassword: (id, passwordHash, changePassword) =>
      db.transaction().execute(async (step) => {
        await step.updateTable('account').set({ passwordHash, changePassword }).where('id', '=', id).execute();
        await step.deleteFrom('recovery').where('accountId', '=', id).execute();
      }),

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
