import { sql } from 'kysely';
import type { AccountAdmin, AccountDeed, StoredAccount } from '../../sign-in-ports';
import type { Database } from '../tables';
import { administratorsInTurn } from './administrators';

type Change = Partial<StoredAccount> & { isDisabled?: boolean };

/** Accounts as the command line changes them; e-mails are in lower case. */
export function createAccountAdmin(db: Database): AccountAdmin {
  const isEmpty = async () => (await db.selectFrom('account').select('id').limit(1).execute()).length === 0;
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
    setRole: (email, role) => change(db, email, { role }),
    disable: (email) => change(db, email, { isDisabled: true }),
    reset: async (email, passwordHash) =>
      (await change(db, email, { passwordHash, changePassword: true, isDisabled: false })) === true,
    list: () =>
      db
        .selectFrom('account')
        .select(['email', 'name', 'lastName', 'role', 'changePassword', 'isDisabled'])
        .orderBy('email')
        .execute(),
    isEmpty,
  };
}

function change(db: Database, email: string, values: Change): Promise<AccountDeed> {
  return db
    .transaction()
    .execute(async (step) => {
      const before = await administratorsInTurn(step);
      const changed = await step
        .updateTable('account')
        .set({ ...values, version: sql`version + 1` })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return false;
      if (before.includes(changed.id) && (await administratorsInTurn(step)).length === 0) throw new LastOne();
      if (values.role === undefined) {
        await step.deleteFrom('session').where('accountId', '=', changed.id).execute();
        await step.deleteFrom('recovery').where('accountId', '=', changed.id).execute();
      }
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof LastOne) return 'last' as const;
      throw error;
    });
}

/** Takes back what would leave nobody who administrates. */
class LastOne extends Error {}
