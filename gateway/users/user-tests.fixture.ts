import { expect, test } from 'vitest';
import { attemptLimits } from '../rules/attempt-limits';
import type { StoredUser } from '../rules/user';
import type { UserFilter, UserSort } from '../rules/user-filter';
import type { Letter } from '../sign-in-ports';
import type { Actor, Trail } from '../trail-ports';
import type { Credentials, UserStore } from '../user-ports';
import { createUsers, type UserOutcome } from './users';

export const NOW = Date.UTC(2026, 10, 27, 18);

/** A place where accounts are kept, with the given ones in it. */
export interface UserPlace {
  store: UserStore;
  trail: Trail;
  openSession(userId: string): Promise<void>;
  /** One more that failed. */
  failAttempt(email: string): Promise<void>;
}

export const storedUser = (id: string, more: Partial<StoredUser> = {}): StoredUser => ({
  ...{ id, email: `${id}@example.mx`, name: id, lastName: 'Prueba', job: 'Soporte', role: 'SOPORTE' },
  ...{ changePassword: false, isDisabled: false, createdAt: NOW, lastAccess: null, invitedUntil: null },
  ...{ version: 1, sessions: 0, failedAttempts: 0, ...more },
});

const actor = (id: string): Actor => ({ email: `${id}@example.mx`, name: id, role: 'ADMINISTRATOR', ip: '' });

let keys = 0;
const by = (id: string) => {
  keys += 1;
  return { key: `clave-de-prueba-${keys}`, actor: actor(id) };
};

const ADMIN = { role: 'ADMINISTRATOR' } as const;
const given = [storedUser('eva', ADMIN), storedUser('ivo', ADMIN), storedUser('ana')];
const filter: UserFilter = { text: '', roles: [], statuses: [], idleDays: null };
const everybody = { filter, page: 1, size: 10 };
const byName: UserSort = { member: 'name', ascending: true };

/** What holds of the administration of accounts, wherever they are kept. */
export function userTests(open: (users: readonly StoredUser[]) => Promise<UserPlace>): void {
  async function platform(users: readonly StoredUser[] = given) {
    const place = await open(users);
    const letters: Letter[] = [];
    let made = 0;
    const platform = createUsers({
      store: place.store,
      mail: { send: async (letter) => void letters.push(letter) },
      clock: { now: () => NOW },
      recoveryLink: 'http://127.0.0.1/recuperar/',
      newId: () => `nueva-${++made}`,
      newCredentials: async (): Promise<Credentials> => {
        made += 1;
        const [token, linkHash] = [`ficha-${made}`, `enlace-${made}`];
        return { password: 'Temporal#1', passwordHash: 'temporal', token, linkHash, nobodysHash: 'nadie' };
      },
      reportFault: (error) => {
        throw error;
      },
    });
    return { ...place, users: platform, letters };
  }
  const version = (outcome: UserOutcome) => ('version' in outcome ? outcome.version : outcome);

  test('an invitation goes out once for its key, with a link; the same e-mail is not invited twice', async () => {
    const { users, letters, trail } = await platform();
    const asked = { email: 'leo@example.mx', name: 'Leo', lastName: 'Paz', job: 'Caja', role: 'FINANZAS' as const };
    const keyed = by('eva');
    const invited = await users.invite(asked, keyed);
    expect(invited).toMatchObject({ ...asked, status: 'INVITED', changePassword: true, mailed: true, version: 1 });
    expect(await users.invite(asked, keyed)).toMatchObject({ email: asked.email, version: 1 });
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/Temporal#1[\s\S]+http:\/\/127\.0\.0\.1\/recuperar\/ficha-\d/);
    expect(await users.invite({ ...asked, name: 'Otro' }, keyed)).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
    expect(await users.invite(asked, by('eva'))).toMatchObject({ refused: [{ field: 'email' }] });
    const { userId } = invited as { userId: string };
    expect(await users.inviteAgain(userId, 'se perdió', by('ivo'))).toMatchObject({ status: 'INVITED', version: 2 });
    expect(letters).toHaveLength(2);
    const [again, first] = await trail.of('user', userId);
    expect(first).toMatchObject({ action: 'INVITE', before: {}, after: { role: 'FINANZAS', status: 'INVITED' } });
    expect(again).toMatchObject({ action: 'INVITE_AGAIN', reason: 'se perdió', userName: 'ivo' });
  });

  test('another role ends the sessions, and the trail has before, after and why', async () => {
    const { users, openSession, trail } = await platform();
    await openSession('ana');
    await openSession('ana');
    expect(await users.find('ana', 'eva@example.mx')).toMatchObject({ sessions: 2, role: 'SOPORTE' });
    const change = { data: { role: 'FINANZAS' as const }, reason: 'cambia de equipo', version: 1 };
    expect(await users.edit('ana', change, by('eva'))).toMatchObject({ sessions: 0, role: 'FINANZAS', version: 2 });
    expect(await trail.of('user', 'ana')).toMatchObject([
      {
        ...{ action: 'CHANGE_ROLE', reason: 'cambia de equipo', user: 'eva@example.mx' },
        before: { role: 'SOPORTE', version: 1, sessions: 2 },
        after: { role: 'FINANZAS', version: 2, sessions: 0 },
      },
    ]);
    // Who saw the account as it was before is shown how it is.
    expect(await users.edit('ana', { ...change, data: { job: 'Caja' } }, by('ivo'))).toMatchObject({
      conflict: { role: 'FINANZAS', version: 2 },
    });
    await openSession('ana');
    expect(version(await users.edit('ana', { data: { job: 'Caja' }, reason: 'x', version: 2 }, by('ivo')))).toBe(3);
    expect(await users.find('ana', '')).toMatchObject({ job: 'Caja', sessions: 1 });
  });

  test('nobody changes the own role, disables or resets the own account', async () => {
    const { users } = await platform();
    const own = await users.find('eva', 'eva@example.mx');
    expect(own).toMatchObject({ isSelf: true, actions: ['EDIT'] });
    expect(Object.keys(own?.locked ?? {})).toEqual(['ROLE', 'RESET', 'DISABLE']);
    const outcomes = [
      await users.edit('eva', { data: { role: 'SOPORTE' }, reason: 'x', version: 1 }, by('eva')),
      await users.setStatus('eva', { status: 'DISABLED', reason: 'x', version: 1 }, by('eva')),
      await users.reset('eva', 'x', by('eva')),
      await users.endSessions('eva', 'x', by('eva')),
    ];
    expect(outcomes).toEqual(outcomes.map(() => ({ forbidden: expect.any(String) })));
    expect(await users.find('eva', '')).toMatchObject({ role: 'ADMINISTRATOR', status: 'ACTIVE', version: 1 });
  });

  test('of two who take the role from each other at once, one is left who administrates', async () => {
    for (const deed of ['role', 'status'] as const) {
      const { users } = await platform();
      const take = (whose: string, who: string) =>
        deed === 'role'
          ? users.edit(whose, { data: { role: 'SOPORTE' }, reason: 'x', version: 1 }, by(who))
          : users.setStatus(whose, { status: 'DISABLED', reason: 'x', version: 1 }, by(who));
      const outcomes = await Promise.all([take('ivo', 'eva'), take('eva', 'ivo')]);
      expect(outcomes.filter((outcome) => 'userId' in outcome)).toHaveLength(1);
      expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([
        { refused: [{ field: deed, message: expect.stringContaining('última cuenta activa que administra') }] },
      ]);
      const { data } = await users.page({ ...everybody, sort: byName }, '');
      expect(data.filter(({ role, status }) => role === 'ADMINISTRATOR' && status === 'ACTIVE')).toHaveLength(1);
    }
  });

  test('who is invited or disabled does not count as one who administrates', async () => {
    const { users } = await platform([
      storedUser('eva', ADMIN),
      storedUser('ivo', { ...ADMIN, isDisabled: true }),
      storedUser('leo', { ...ADMIN, invitedUntil: NOW + 1 }),
    ]);
    expect(await users.find('eva', 'otra@example.mx')).toMatchObject({
      locked: { ROLE: expect.stringContaining('última'), DISABLE: expect.stringContaining('última') },
    });
  });

  test('whose role was taken meanwhile does nothing more', async () => {
    const { users } = await platform();
    await users.edit('ivo', { data: { role: 'SOPORTE' }, reason: 'x', version: 1 }, by('eva'));
    expect(await users.endSessions('ana', 'x', by('ivo'))).toEqual({
      forbidden: 'Ya no administras las cuentas de Atalaya.',
    });
  });

  test('disabled, reset and let in again', async () => {
    const { users, openSession, failAttempt, letters } = await platform();
    await openSession('ana');
    expect(await users.setStatus('ana', { status: 'DISABLED', reason: 'x', version: 1 }, by('eva'))).toMatchObject({
      status: 'DISABLED',
      sessions: 0,
      actions: ['EDIT', 'ROLE', 'ENABLE'],
    });
    expect(await users.reset('ana', 'x', by('eva'))).toMatchObject({ refused: [{ field: 'status' }] });
    await users.setStatus('ana', { status: 'ACTIVE', reason: 'x', version: 2 }, by('eva'));
    for (let times = 0; times < attemptLimits.account.most; times += 1) await failAttempt('ana@example.mx');
    expect(await users.find('ana', '')).toMatchObject({ status: 'BLOCKED', failedAttempts: 10 });
    const freed = await users.setStatus('ana', { status: 'ACTIVE', reason: 'x', version: 3 }, by('eva'));
    expect(freed).toMatchObject({ status: 'ACTIVE', failedAttempts: 0, version: 4 });
    await openSession('ana');
    expect(await users.reset('ana', 'la olvidó', by('eva'))).toMatchObject({ changePassword: true, sessions: 0 });
    expect(letters.map(({ subject }) => subject)).toEqual(['Tu contraseña de Atalaya se restableció']);
    await openSession('ana');
    expect(await users.endSessions('ana', 'x', by('eva'))).toMatchObject({ sessions: 0, version: 5 });
  });

  test('found by name, e-mail or job, by role, by time without access', async () => {
    const DAY = 86_400_000;
    const { users } = await platform([
      storedUser('eva', { ...ADMIN, lastAccess: NOW }),
      storedUser('zoé', { email: 'zoe@example.mx', job: 'Caja', lastAccess: NOW - 40 * DAY }),
      storedUser('ana', { isDisabled: true }),
    ]);
    const find = async (wanted: Partial<UserFilter>, sort: UserSort = byName) =>
      (await users.page({ ...everybody, filter: { ...filter, ...wanted }, sort }, '')).data.map(({ userId }) => userId);
    expect(await find({}, { member: 'lastAccess', ascending: false })).toEqual(['eva', 'zoé', 'ana']);
    expect([await find({ text: 'zoe' }), await find({ text: 'caja' })]).toEqual([['zoé'], ['zoé']]);
    expect([await find({ roles: ['SOPORTE'] }), await find({ statuses: ['ACTIVE'] })]).toEqual([
      ['ana', 'zoé'],
      ['eva', 'zoé'],
    ]);
    expect(await find({ idleDays: 30 })).toEqual(['ana', 'zoé']);
  });
}
