import type { StoredUser } from '../../rules/user';
import type { Database } from '../tables';

/** Keeps invented people who are not there yet. */
export async function keepPeople(db: Database, people: readonly StoredUser[], passwordHash: string): Promise<void> {
  const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));
  await db
    .insertInto('account')
    .values(
      people.map(({ sessions: _, failedAttempts: __, createdAt, lastAccess, invitedUntil, ...user }) => ({
        ...user,
        ...{ passwordHash, createdAt: dateOf(createdAt) ?? undefined },
        ...{ lastAccess: dateOf(lastAccess), invitedUntil: dateOf(invitedUntil) },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
