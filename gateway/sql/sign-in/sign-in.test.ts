import { describe, expect, test } from 'vitest';
import { hashToken } from '../../sign-in/tokens';
import type { StoredAccount, StoredToken } from '../../sign-in-ports';
import { createOwnAccount } from '../../users/own-account';
import { keepHouse } from '../housekeeping';
import { createSqlTrail } from '../trail/trail';
import { createSqlUserStore } from '../users/user-store';
import { createAccountAdmin } from './account-admin';
import { createSqlOwnAccountStore } from './own-account-store';
import { sqlNames, sqlStoresIn } from './sql-stores.fixture';

const NOW = Date.UTC(2026, 10, 27, 18);
const HOUR = 3_600_000;

const ana: StoredAccount = {
  id: 'ana',
  email: 'ana@example.mx',
  name: 'Ana',
  lastName: 'Paz',
  job: 'Soporte',
  role: 'SOPORTE',
  changePassword: false,
  passwordHash: 'x',
};
const { passwordHash: _, ...account } = ana;
const token = (hash: string, more: Partial<StoredToken> = {}): StoredToken => ({
  hash,
  sessionId: 's',
  accountId: 'ana',
  begun: NOW - HOUR,
  expiry: NOW,
  renewal: null,
  ...more,
});
const renewal = { at: NOW, successor: 'sealed', expiry: NOW + 1 };

describe.each(sqlNames)('%s', (name) => {
  const sqlStores = sqlStoresIn(name);

  test('what was kept is read back as it was', async () => {
    const { accounts, sessions, attempts } = await sqlStores([ana]);
    expect([await accounts.byEmail(ana.email), await accounts.byId('ana')]).toEqual([ana, ana]);
    await sessions.add(token('a'));
    expect(await sessions.renew('a', renewal, token('b'))).toBe(true);
    expect(await sessions.find('a')).toEqual({ ...token('a', { renewal }), account });
    expect(await sessions.find('b')).toEqual({ ...token('b'), account });
    for (const at of [NOW, NOW, NOW - 5]) await attempts.add('k', at);
    expect(await attempts.since('k', NOW - 5)).toEqual([NOW, NOW]);
    await attempts.remove('k', NOW);
    expect(await attempts.since('k', 0)).toEqual([NOW - 5, NOW]);
  });

  test.each(['\0', 'a\0@example.mx', '\ud800'])('a text that no database keeps names nobody: %j', async (text) => {
    const { accounts, attempts } = await sqlStores([ana]);
    expect([await accounts.byEmail(text), await accounts.byId(text)]).toEqual([undefined, undefined]);
    await attempts.add(text, NOW);
    expect(await attempts.since(text, 0)).toEqual([NOW]);
  });

  test('nobody reads from the attempts who made them', async () => {
    const { attempts, db } = await sqlStores();
    await attempts.add('account ana@example.mx', NOW);
    expect(JSON.stringify(await db.selectFrom('attempt').selectAll().execute())).not.toContain('ana');
  });

  test('of many at once one takes the recovery, and one renews', async () => {
    const { accounts, sessions, tokens } = await sqlStores([ana]);
    await accounts.keepRecovery({ linkHash: 'l', accountId: 'ana', passwordHash: 'y', expiry: NOW });
    const taken = await Promise.all(Array.from({ length: 8 }, () => accounts.takeRecovery('l')));
    expect(taken.filter(Boolean)).toEqual([{ linkHash: 'l', accountId: 'ana', passwordHash: 'y', expiry: NOW }]);
    await sessions.add(token('a'));
    const renewed = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sessions.renew('a', renewal, token(`b${index}`))),
    );
    expect(renewed.filter(Boolean)).toHaveLength(1);
    expect(await tokens()).toHaveLength(2);
  });

  test('a renewal after the end of its session leaves nothing, and one that fails notes nothing', async () => {
    const { sessions, tokens } = await sqlStores([ana]);
    await sessions.add(token('a'));
    await expect(sessions.renew('a', renewal, token('a'))).rejects.toThrow();
    expect(await sessions.find('a')).toEqual({ ...token('a'), account });
    await sessions.removeSession('s');
    expect(await sessions.renew('a', renewal, token('b'))).toBe(false);
    expect(await tokens()).toEqual([]);
  });

  test('what nobody can use any more goes', async () => {
    const { db, accounts, sessions, attempts, tokens, recoveries } = await sqlStores([ana]);
    await sessions.add(token('old', { expiry: NOW - HOUR - 1 }));
    await sessions.add(token('young', { sessionId: 't', expiry: NOW - HOUR }));
    await accounts.keepRecovery({ linkHash: 'l', accountId: 'ana', passwordHash: 'y', expiry: NOW - HOUR - 1 });
    for (const at of [NOW - HOUR - 1, NOW - HOUR]) await attempts.add('k', at);
    await keepHouse(db, NOW);
    expect((await tokens()).map(({ hash }) => hash)).toEqual(['young']);
    expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: 't' }]);
    expect(await recoveries()).toEqual([]);
    expect(await attempts.since('k', 0)).toEqual([NOW - HOUR]);
  });

  test('somebody sees where the account is open and what happened to it, and ends sessions of nobody else', async () => {
    const luis = { ...ana, id: 'luis', email: 'luis@example.mx' };
    const { db, accounts, sessions } = await sqlStores([ana, luis]);
    const trail = createSqlTrail(db);
    const own = createOwnAccount({
      store: createSqlOwnAccountStore(db),
      users: createSqlUserStore(db),
      sessionOf: async (token) => token,
      deeds: trail,
      clock: { now: () => NOW },
    });
    const owner = {
      accountId: 'ana',
      token: 'aquí',
      actor: { email: ana.email, name: 'Ana', role: 'SOPORTE', ip: '' },
    };
    const open = (sessionId: string, accountId: string, begun: number, expiry: number, device: string) =>
      sessions.add(token(hashToken(sessionId), { sessionId, accountId, begun, expiry }), {
        device,
        network: '192.0.2.0/24',
      });
    await open('aquí', 'ana', NOW - 3 * HOUR, NOW + 1, 'Chrome en Linux');
    // Past its end a token may still be renewed for a while, so the session is one to be closed.
    await open('dormida', 'ana', NOW - 2 * HOUR, NOW - 1, 'Safari en iPhone');
    await open('vencida', 'ana', NOW - 9 * HOUR, NOW - HOUR, 'Edge en Windows');
    await open('otra', 'ana', NOW - HOUR, NOW + 1, 'Edge en Windows');
    await open('ajena', 'luis', NOW - HOUR, NOW + 1, 'Edge en Windows');
    const told = async () =>
      (await own.sessions(owner)).map(({ sessionId, device, isCurrent }) => [sessionId, device, isCurrent]);
    expect(await told()).toEqual([
      ['aquí', 'Chrome en Linux', true],
      ['otra', 'Edge en Windows', false],
      ['dormida', 'Safari en iPhone', false],
    ]);
    const ended = [];
    for (const id of ['ajena', 'nadie', '\0', 'otra', 'otra']) ended.push(await own.end(owner, id));
    expect(ended).toEqual([false, false, false, true, false]);
    expect([await own.endOthers(owner), await own.endOthers(owner)]).toEqual([1, 0]);
    expect(await told()).toEqual([['aquí', 'Chrome en Linux', true]]);
    expect(await sessions.find(hashToken('ajena'))).toBeDefined();
    const [device, network] = ['Firefox en macOS', null];
    await accounts.note('ana', { kind: 'SIGN_IN_FAILED', at: NOW - 5, device, network });
    await accounts.note('nadie', { kind: 'SIGN_IN_FAILED', at: NOW, device, network });
    const happened = (await own.activity(owner)).slice(0, 4);
    expect(happened.map(({ kind, action, entityId, device: on }) => [kind, action, entityId, on])).toEqual([
      ['DEED', 'END_OWN_SESSIONS', 'ana', null],
      ['DEED', 'END_OWN_SESSIONS', 'ana', null],
      ['SIGN_IN_FAILED', null, null, 'Firefox en macOS'],
      ['SIGN_IN', null, null, 'Edge en Windows'],
    ]);
    const [last] = await trail.of('user', 'ana');
    expect(last).toMatchObject({ user: ana.email, before: { sessions: 2 }, after: { sessions: 1 } });
    const words = { name: 'Ana', lastName: 'Paz', job: 'Caja' };
    expect(await own.edit(owner, { data: words, version: 1 })).toMatchObject({ ...words, version: 2 });
    // Seen before that, it is told how it stands, and nothing of it is kept.
    expect(await own.edit(owner, { data: { job: 'Otra' }, version: 1 })).toMatchObject({ conflict: { job: 'Caja' } });
    expect(await own.profile(owner)).toMatchObject({ ...words, role: 'SOPORTE', version: 2 });
    const everything = await own.preference('ana');
    const notices = { ...everything.notices, alerts: 'CRITICAL' as const };
    await own.keepPreference(owner, { notices });
    await own.keepPreference(owner, { notices });
    const look = { theme: 'dark', hourFormat: 24 };
    expect(await own.keepPreference(owner, { console: look })).toEqual({ notices, console: look });
    expect([await own.preference('ana'), await own.preference('luis')]).toEqual([
      { notices, console: look },
      everything,
    ]);
    expect((await trail.of('user', 'ana')).slice(0, 2)).toMatchObject([
      { action: 'CHANGE_NOTICES', before: everything.notices, after: notices },
      { action: 'EDIT', user: ana.email, before: { job: 'Soporte' }, after: { job: 'Caja' } },
    ]);
    await keepHouse(db, NOW + 90 * 24 * HOUR);
    const kept = await own.activity(owner);
    expect(kept.filter(({ kind }) => kind !== 'DEED').every(({ date }) => Date.parse(date) >= NOW)).toBe(true);
  });

  test('an account is added once, changes its role, is disabled and comes back with a temporary password', async () => {
    const { db, accounts, sessions, tokens } = await sqlStores();
    const admin = createAccountAdmin(db);
    expect(await admin.isEmpty()).toBe(true);
    expect([await admin.add(ana), await admin.add({ ...ana, id: 'other' })]).toEqual([true, false]);
    expect([await admin.isEmpty(), await admin.setRole(ana.email, 'FINANZAS')]).toEqual([false, true]);
    await sessions.add(token('a'));
    expect(await admin.disable(ana.email)).toBe(true);
    expect([await accounts.byEmail(ana.email), await accounts.byId('ana'), await tokens()]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await admin.reset(ana.email, 'z')).toBe(true);
    expect(await accounts.byId('ana')).toEqual({ ...ana, role: 'FINANZAS', passwordHash: 'z', changePassword: true });
    const nobody = 'nadie@example.mx';
    expect([
      await admin.setRole(nobody, 'SOPORTE'),
      await admin.disable(nobody),
      await admin.reset(nobody, 'z'),
    ]).toEqual([false, false, false]);
  });

  test('the last account that administrates keeps its role and its sign-in, whoever asks at the same time', async () => {
    const [eva, ivo] = ['eva', 'ivo'].map(
      (id): StoredAccount => ({ ...ana, id, email: `${id}@example.mx`, role: 'ADMINISTRATOR' }),
    ) as [StoredAccount, StoredAccount];
    const { db, accounts, sessions, tokens } = await sqlStores([ana, eva, ivo]);
    const admin = createAccountAdmin(db);
    const outcomes = await Promise.all([admin.disable(eva.email), admin.setRole(ivo.email, 'SOPORTE')]);
    expect(outcomes.toSorted()).toEqual(['last', true]);
    const left = (await admin.list()).filter(({ role, isDisabled }) => role === 'ADMINISTRATOR' && !isDisabled);
    expect(left).toHaveLength(1);
    const [email = ''] = left.map((account) => account.email);
    const id = email.slice(0, 3);
    await sessions.add(token('a', { accountId: id }));
    expect([await admin.disable(email), await admin.setRole(email, 'TELCEL')]).toEqual(['last', 'last']);
    expect([await accounts.byId(id), (await tokens()).length]).toMatchObject([{ role: 'ADMINISTRATOR' }, 1]);
    expect([await admin.setRole(ana.email, 'ADMINISTRATOR'), await admin.disable(email)]).toEqual([true, true]);
  });
});
