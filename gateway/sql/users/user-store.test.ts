import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Trail } from '../../trail-ports';
import { NOW, storedUser, userTests } from '../../users/user-tests.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { createSqlTrail } from '../trail/trail';
import { createSqlUserStore } from './user-store';

const deed = { user: 'x', userName: 'x', role: null, ip: null, entity: 'user', entityId: 'ana', action: 'EDIT' };

describe.each(sqlNames)('%s', (name) => {
  const sqlStores = sqlStoresIn(name);

  userTests(async (users) => {
    const { db, sessions, attempts } = await sqlStores();
    await sql`truncate idempotency_key`.execute(db);
    if (users.length > 0)
      await db
        .insertInto('account')
        .values(
          users.map(({ sessions: _, failedAttempts: __, createdAt, lastAccess, invitedUntil, ...user }) => ({
            ...{ ...user, passwordHash: 'x', createdAt: new Date(createdAt ?? NOW) },
            lastAccess: lastAccess === null ? null : new Date(lastAccess),
            invitedUntil: invitedUntil === null ? null : new Date(invitedUntil),
          })),
        )
        .execute();
    let opened = 0;
    return {
      store: createSqlUserStore(db),
      // What an earlier test left in the trail, which only grows, is none of this one's.
      trail: await since(createSqlTrail(db)),
      async openSession(accountId) {
        opened += 1;
        const [hash, sessionId] = [`ficha-${opened}`, `sesion-${opened}`];
        await sessions.add({ hash, sessionId, accountId, begun: NOW, expiry: NOW + 1000, renewal: null });
      },
      failAttempt: (email) => attempts.add(`account ${email}`, NOW),
    };
  });

  test('an invitation is taken up with the first password of one’s own; signing in is the last access', async () => {
    const { db, accounts, sessions } = await sqlStores();
    const store = createSqlUserStore(db);
    const recovery = { linkHash: 'enlace', accountId: 'ana', passwordHash: 'temporal', expiry: NOW + 1 };
    const user = storedUser('ana', { invitedUntil: NOW + 1, changePassword: true });
    await store.change('ana', NOW, (unit) =>
      unit.put({ user, passwordHash: 'nadie', recovery }, { ...deed, before: {}, after: {}, reason: null }),
    );
    expect(await accounts.byEmail('ana@example.mx')).toMatchObject({ passwordHash: 'nadie' });
    expect(await accounts.takeRecovery('enlace')).toEqual(recovery);
    await accounts.setPassword('ana', 'temporal', true);
    expect(await store.all(NOW)).toMatchObject([{ invitedUntil: NOW + 1, lastAccess: null }]);
    await accounts.setPassword('ana', 'propia', false);
    await sessions.add({ hash: 'h', sessionId: 's', accountId: 'ana', begun: NOW, expiry: NOW + 9, renewal: null });
    expect(await store.all(NOW)).toMatchObject([{ invitedUntil: null, lastAccess: NOW, sessions: 1 }]);
    await sessions.touch('s', NOW + 5);
    expect(await store.all(NOW + 10)).toMatchObject([{ lastAccess: NOW + 5, sessions: 0 }]);
  });
});

/** A trail without what it holds now. */
async function since(trail: Trail): Promise<Trail> {
  const before = new Map<string, Set<string>>();
  const known = async (id: string) => (await trail.of('user', id)).map(({ auditId }) => auditId);
  for (const id of ['ana', 'eva', 'ivo', 'nueva-1']) before.set(id, new Set(await known(id)));
  return {
    of: async (entity, entityId = '') =>
      (await trail.of(entity, entityId)).filter(({ auditId }) => !before.get(entityId)?.has(auditId)),
  };
}
