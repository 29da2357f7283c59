import type { StoredUser } from '../../rules/user';
import type { AccountEvent, OpenSession } from '../../user-ports';
import { insertAll } from '../insert-all';
import type { Database } from '../tables';

const HOUR = 3_600_000;

/** Keeps invented people who are not there yet, with what they did until now. */
export async function keepPeople(
  db: Database,
  people: readonly StoredUser[],
  passwordHash: string,
  lives: { sessionsOf(id: string, now: number): OpenSession[]; eventsOf(id: string, now: number): AccountEvent[] },
  now: number,
): Promise<void> {
  const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));
  const added = await db
    .insertInto('account')
    .values(
      people.map(({ sessions: _, failedAttempts: __, createdAt, lastAccess, invitedUntil, ...user }) => ({
        ...user,
        ...{ passwordHash, createdAt: dateOf(createdAt) ?? undefined },
        ...{ lastAccess: dateOf(lastAccess), invitedUntil: dateOf(invitedUntil) },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'isDisabled', 'invitedUntil'])
    .execute();
  const here = added.filter(({ isDisabled, invitedUntil }) => !isDisabled && invitedUntil === null);
  if (here.length === 0) return;
  const each = <T extends object>(of: (userId: string, now: number) => T[]) =>
    here.flatMap(({ id }) => of(id, now).map((one) => ({ ...one, accountId: id })));
  const sessions = each(lives.sessionsOf);
  await insertAll(
    db,
    'session',
    sessions.map(({ begun, lastUsed, ...session }) => ({
      ...{ ...session, begun: new Date(begun), lastUsed: new Date(lastUsed) },
    })),
  );
  // Nobody holds a token with such a hash.
  const expiry = new Date(now + HOUR);
  await insertAll(
    db,
    'sessionToken',
    sessions.map(({ id }) => ({ hash: id, sessionId: id, expiry })),
  );
  await insertAll(
    db,
    'accountEvent',
    each(lives.eventsOf).map(({ at, ...event }) => ({ ...event, at: new Date(at) })),
  );
}
