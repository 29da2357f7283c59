import type { AccountAdmin, StoredAccount } from '../../ports';
import type { Database } from '../tables';

/** Accounts as the command line changes them; e-mails are in lower case. */
export function createAccountAdmin(db: Database): AccountAdmin {
  const change = (email: string, values: Partial<StoredAccount> & { isDisabled?: boolean }) =>
    db.transaction().execute(async (step) => {
      const changed = await step
        .updateTable('account')
        .set(values)
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return false;
      await step.deleteFrom('session').where('accountId', '=', changed.id).execute();
      await step.deleteFrom('recovery').where('accountId', '=', changed.id).execute();
      return true;
    });
  return {
    async add(account) {
      const added = await db
        .insertInto('account')
        .values(account)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    async setRole(email, role) {
      const changed = await db
        .updateTable('account')
        .set({ role })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },
    disable: (email) => change(email, { isDisabled: true }),
    reset: (email, passwordHash) => change(email, { passwordHash, changePassword: true, isDisabled: false }),
    isEmpty: async () => (await db.selectFrom('account').select('id').limit(1).execute()).length === 0,
  };
}
