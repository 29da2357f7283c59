import { type Expression, sql } from 'kysely';
import { attemptLimits } from '../../rules/attempt-limits';
import { administrates, type StoredUser } from '../../rules/user';
import type { UserStore, UserWrite } from '../../user-ports';
import { administratorsInTurn } from '../sign-in/administrators';
import { forgetAttempts } from '../sign-in/attempt-log';
import type { Database } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';

/** Accounts and who changes them in PostgreSQL. */
export function createSqlUserStore(db: Database): UserStore {
  return {
    all: (now) => usersIn(db, now),
    change: (userId, now, work) =>
      db.transaction().execute(async (step) => {
        await administratorsInTurn(step);
        await step.selectFrom('account').where('id', '=', userId).select('id').forUpdate().execute();
        const all = await usersIn(step, now);
        return work({
          user: all.find(({ id }) => id === userId),
          administrators: all.filter(administrates),
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async put(write, deed) {
            if (!(await keep(step, write))) return false;
            await writeEntry(step, deed, now);
            return true;
          },
        });
      }),
  };
}

async function usersIn(db: Database, now: number): Promise<StoredUser[]> {
  const since = new Date(now - attemptLimits.account.within);
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'lastName', 'job', 'role', 'changePassword', 'isDisabled'])
    .select(['createdAt', 'lastAccess', 'invitedUntil', 'version'])
    .select((columns) => [
      columns
        .selectFrom('session')
        .innerJoin('sessionToken', 'sessionId', 'session.id')
        .whereRef('accountId', '=', 'account.id')
        .where('expiry', '>', new Date(now))
        .select(({ fn }) => fn.count<number>('session.id').distinct().as('open'))
        .$asScalar()
        .as('sessions'),
      columns
        .selectFrom('attempt')
        .where('key', '=', accountKey(columns.ref('account.email')))
        .where('at', '>', since)
        .select(({ fn }) => fn.countAll<number>().as('failed'))
        .$asScalar()
        .as('failedAttempts'),
    ])
    .execute();
  return rows.map(({ createdAt, lastAccess, invitedUntil, sessions, failedAttempts, ...members }) => ({
    ...members,
    createdAt: createdAt?.getTime() ?? null,
    lastAccess: lastAccess?.getTime() ?? null,
    invitedUntil: invitedUntil?.getTime() ?? null,
    sessions: sessions ?? 0,
    failedAttempts: failedAttempts ?? 0,
  }));
}

/** The key under which the attempts of an account are counted, as the log of attempts keeps it. */
const accountKey = (email: Expression<string>) =>
  sql<string>`encode(sha256(convert_to('account ' || ${email}, 'UTF8')), 'hex')`;

/** @returns false for a new account whose e-mail somebody has */
async function keep(step: Database, { user, passwordHash, recovery, ...also }: UserWrite): Promise<boolean> {
  const { sessions: _, failedAttempts: __, createdAt, lastAccess: ___, invitedUntil, ...members } = user;
  const row = { ...members, invitedUntil: invitedUntil === null ? null : new Date(invitedUntil) };
  const changed = await step
    .updateTable('account')
    .set({ ...row, ...(passwordHash !== undefined && { passwordHash }) })
    .where('id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) {
    const added = await step
      .insertInto('account')
      .values({ ...row, passwordHash: passwordHash ?? '', createdAt: new Date(createdAt ?? 0) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return false;
  }
  if (also.endsSessions) await step.deleteFrom('session').where('accountId', '=', user.id).execute();
  if (also.forgetsAttempts) await forgetAttempts(step, `account ${user.email}`);
  if (recovery !== undefined) await step.deleteFrom('recovery').where('accountId', '=', user.id).execute();
  if (recovery)
    await step
      .insertInto('recovery')
      .values({ ...recovery, expiry: new Date(recovery.expiry) })
      .execute();
  return true;
}
