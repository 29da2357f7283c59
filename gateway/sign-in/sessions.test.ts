import { describe, expect, test } from 'vitest';
import type { StoredAccount } from '../sign-in-ports';
import { sqlNames, sqlStoresIn } from '../sql/sign-in/sql-stores.fixture';
import { memoryStores, testClock } from './memory-stores.fixture';
import { createSessions } from './sessions';
import { hashToken, newToken, openSuccessor, sealSuccessor } from './tokens';

const MINUTE = 60_000;

const accounts = ['ana', 'luis'].map(
  (id): StoredAccount => ({
    id,
    email: `${id}@example.mx`,
    name: id,
    lastName: 'Paz',
    job: 'Soporte',
    role: 'SOPORTE',
    changePassword: false,
    passwordHash: '',
  }),
);

const { passwordHash: _, ...account } = accounts[0] as StoredAccount;

describe.each(['memory', ...sqlNames] as const)('sessions in %s', (name) => {
  const stores = name === 'memory' ? memoryStores : sqlStoresIn(name);

  async function signedIn() {
    const clock = testClock();
    const { sessions: store, tokens } = await stores(accounts);
    const sessions = createSessions(store, clock);
    return { clock, sessions, tokens, issued: await sessions.open('ana') };
  }

  const refused = { refused: 'Token not valid' };
  const gone = { ...refused, ended: true };

  test('a token has 256 random bits, and only its hash is kept', async () => {
    const { issued, tokens, clock } = await signedIn();
    expect(Buffer.from(issued.token, 'base64url')).toHaveLength(32);
    expect(issued.expiry).toBe(clock.at + 60 * MINUTE);
    const kept = await tokens();
    expect(JSON.stringify(kept)).not.toContain(issued.token);
    expect(kept.map(({ hash }) => hash)).toEqual([hashToken(issued.token)]);
  });

  test('a token stands for its session, any other text for none', async () => {
    const { sessions, issued } = await signedIn();
    expect(await sessions.find(issued.token)).toEqual({ accountId: 'ana', expiry: issued.expiry, account });
    for (const text of ['', newToken(), hashToken(issued.token)]) expect(await sessions.find(text)).toEqual(gone);
  });

  test.each([
    { after: 0, renewed: true },
    { after: 70 * MINUTE - 1, renewed: true },
    { after: 70 * MINUTE, renewed: false },
  ])('$after ms after it was handed out it may be renewed: $renewed', async ({ after, renewed }) => {
    const { clock, sessions, issued } = await signedIn();
    clock.at += after;
    const next = await sessions.renew(issued.token);
    expect(next !== undefined).toBe(renewed);
    if (next) expect(next.expiry).toBe(clock.at + 60 * MINUTE);
  });

  test.each([
    { after: 0, same: true },
    { after: 29_999, same: true },
    { after: 30_000, same: false },
  ])('a second renewal $after ms after the first gets the same answer: $same', async ({ after, same }) => {
    const { clock, sessions, issued, tokens } = await signedIn();
    const first = await sessions.renew(issued.token);
    clock.at += after;
    expect(await sessions.renew(issued.token)).toEqual(same ? first : undefined);
    expect(await sessions.find(issued.token)).toEqual(
      same ? { accountId: 'ana', expiry: issued.expiry, account } : refused,
    );
    expect(await sessions.find(first?.token ?? '')).toMatchObject({ accountId: 'ana' });
    const kept = await tokens();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(first?.token);
  });

  test('no renewal outlives its session: the last token ends with it', async () => {
    const { clock, sessions, issued } = await signedIn();
    const end = clock.at + 12 * 60 * MINUTE;
    let { token, expiry } = issued;
    for (; expiry < end; clock.at = expiry - MINUTE)
      ({ token = '', expiry = end } = (await sessions.renew(token)) ?? {});
    expect([expiry, await sessions.find(token)]).toEqual([end, { accountId: 'ana', expiry: end, account }]);
    clock.at = end - 1;
    expect(await sessions.renew(token)).toMatchObject({ expiry: end });
    clock.at = end;
    expect(await sessions.renew(token)).toBeUndefined();
  });

  test('where the clock is put back a renewed token does not stand again', async () => {
    const { clock, sessions, issued } = await signedIn();
    const next = await sessions.renew(issued.token);
    clock.at -= 60 * MINUTE;
    expect(await sessions.find(issued.token)).toEqual(refused);
    expect(await sessions.renew(issued.token)).toBeUndefined();
    expect(await sessions.renew(next?.token ?? '')).toMatchObject({ expiry: clock.at + 60 * MINUTE });
  });

  test('renewals at once all get the one successor', async () => {
    const { sessions, issued, tokens } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sessions.renew(issued.token)));
    expect(new Set(answers.map((answer) => answer?.token)).size).toBe(1);
    expect(await tokens()).toHaveLength(2);
  });

  test('signing out ends what the session was renewed from and to, and no other session', async () => {
    const { sessions, issued } = await signedIn();
    const other = await sessions.open('ana');
    const next = await sessions.renew(issued.token);
    await sessions.end(issued.token);
    expect(await sessions.find(issued.token)).toEqual(gone);
    expect(await sessions.find(next?.token ?? '')).toEqual(gone);
    expect(await sessions.renew(next?.token ?? '')).toBeUndefined();
    expect(await sessions.find(other.token)).toMatchObject({ accountId: 'ana' });
  });

  test('a changed password ends the other sessions of its account', async () => {
    const { sessions, issued } = await signedIn();
    const [other, somebody] = [await sessions.open('ana'), await sessions.open('luis')];
    await sessions.endOthers(issued.token);
    expect(await sessions.find(other.token)).toEqual(gone);
    for (const { token } of [issued, somebody]) expect(await sessions.find(token)).not.toEqual(refused);
  });
});

test('a sealed successor opens with its token alone', () => {
  const [token, successor] = [newToken(), newToken()];
  const sealed = sealSuccessor(token, successor);
  expect(openSuccessor(token, sealed)).toBe(successor);
  expect(() => openSuccessor(newToken(), sealed)).toThrow();
});
