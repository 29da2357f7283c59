import { describe, expect, test, vi } from 'vitest';
import type { Account } from '../ports';
import type { Letter } from '../sign-in-ports';
import { sqlNames, sqlStoresIn } from '../sql/sign-in/sql-stores.fixture';
import { createAccounts } from './accounts';
import { memoryStores, testClock } from './memory-stores.fixture';
import { hashPassword, verifyPassword } from './passwords';
import { createSessions } from './sessions';

const MINUTE = 60_000;
const PASSWORD = 'Contraseña#2026';
const cheap = (password: string) => hashPassword(password, { ln: 4, r: 8, p: 1 });
const ana: Account = {
  id: 'ana',
  email: 'ana@example.mx',
  name: 'Ana',
  lastName: 'Paz',
  job: 'Soporte',
  role: 'SOPORTE',
  changePassword: false,
};

describe.each(['memory', ...sqlNames] as const)('accounts in %s', (name) => {
  const storesWith = name === 'memory' ? memoryStores : sqlStoresIn(name);

  async function platform() {
    const clock = testClock();
    const stores = await storesWith([{ ...ana, passwordHash: await cheap(PASSWORD) }]);
    const letters: Letter[] = [];
    const [hash, verify] = [vi.fn(cheap), vi.fn(verifyPassword)];
    const accounts = createAccounts({
      store: stores.accounts,
      sessions: stores.sessions,
      attempts: stores.attempts,
      mail: { send: async (letter) => void letters.push(letter) },
      clock,
      recoveryLink: 'https://platform.example.mx/r/',
      reportFault: (error) => {
        throw error;
      },
      passwords: { hash, verify },
    });
    const linkOf = (letter: Letter | undefined) => /\/r\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    return { clock, stores, accounts, letters, hash, verify, linkOf };
  }

  const HOME = '192.0.2.1';
  const signIn = (accounts: Awaited<ReturnType<typeof platform>>['accounts'], password = PASSWORD, address = HOME) =>
    accounts.signIn(ana.email, password, address);

  test.each([
    [' ANA@example.mx ', PASSWORD, ana],
    ['ana@example.mx', 'otra', undefined],
    ['ana@example.mx', null, undefined],
    ['ana@example.mx', '', undefined],
    ['nadie@example.mx', PASSWORD, undefined],
  ])('%s with %s', async (email, password, account) => {
    const { accounts } = await platform();
    expect(await accounts.signIn(email, password, HOME)).toEqual(account);
  });

  test('as much is computed for somebody unknown and for what cannot be read as for a wrong password', async () => {
    const { accounts, verify } = await platform();
    for (const [email, password] of [
      [ana.email, 'otra'],
      ['nadie@example.mx', 'otra'],
      ['nadie@example.mx', null],
      [ana.email, null],
    ] as const) {
      verify.mockClear();
      await accounts.signIn(email, password, HOME);
      expect(verify.mock.calls).toEqual([[password ?? '', expect.stringMatching(/^\$scrypt\$ln=4,r=8,p=1\$/)]]);
    }
  });

  test('the eleventh wrong password of an account in 15 minutes waits, whoever it names', async () => {
    for (const email of [ana.email, 'nadie@example.mx']) {
      const { accounts, clock } = await platform();
      for (let count = 0; count < 10; count += 1) {
        expect(await accounts.signIn(email, 'otra', `192.0.2.${count}`)).toBeUndefined();
        clock.at += MINUTE;
      }
      expect(await accounts.signIn(email, PASSWORD, HOME)).toEqual({ retryAfter: 300 });
      clock.at += 5 * MINUTE;
      expect(await accounts.signIn(email, PASSWORD, HOME)).toEqual(email === ana.email ? ana : undefined);
    }
  });

  test('fifty wrong passwords from one address close it, and no right ones do', async () => {
    const { accounts } = await platform();
    for (let count = 0; count < 60; count += 1) expect(await signIn(accounts)).toEqual(ana);
    for (let count = 0; count < 50; count += 1) await accounts.signIn(`n${count}@example.mx`, 'otra', HOME);
    expect(await signIn(accounts)).toEqual({ retryAfter: 900 });
    expect(await signIn(accounts, PASSWORD, '192.0.2.2')).toEqual(ana);
  });

  test('many attempts at once do not slip through', async () => {
    const { accounts } = await platform();
    const found = await Promise.all(Array.from({ length: 40 }, () => signIn(accounts, 'otra')));
    expect(found.filter((one) => one === undefined).length).toBeLessThanOrEqual(10);
  });

  test.each([
    ['otra', 'Otra contraseña#1', 'current'],
    [null, 'Otra contraseña#1', 'current'],
    [PASSWORD, PASSWORD, 'next'],
    [PASSWORD, 'corta', 'next'],
    [PASSWORD, null, 'next'],
    [PASSWORD, 'ñ'.repeat(59), 'next'],
    [PASSWORD, 'ñ'.repeat(58), ana],
  ])('from %s to %s', async (current, next, outcome) => {
    const { accounts } = await platform();
    expect(await accounts.changePassword('ana', current, next)).toEqual(outcome);
  });

  test('a temporary password counts once its link was opened, and asks for another', async () => {
    const { accounts, letters, linkOf, stores, clock } = await platform();
    expect(await accounts.recover('Ana@example.mx', 'aB3@xY9_k#', HOME)).toBeUndefined();
    await expect.poll(() => letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: 'ana@example.mx', text: expect.stringContaining('aB3@xY9_k#') });
    expect(await signIn(accounts, 'aB3@xY9_k#')).toBeUndefined();
    expect(await signIn(accounts)).toEqual(ana);
    const link = linkOf(letters[0]);
    const { token } = await createSessions(stores.sessions, clock).open('ana');
    expect(await accounts.openRecovery(link)).toMatchObject({ id: 'ana', changePassword: true });
    expect(await accounts.openRecovery(link)).toBeUndefined();
    expect(await createSessions(stores.sessions, clock).find(token)).toHaveProperty('refused');
    expect(await signIn(accounts)).toBeUndefined();
    expect(await signIn(accounts, 'aB3@xY9_k#')).toMatchObject({ changePassword: true });
    expect(await accounts.changePassword('ana', 'aB3@xY9_k#', PASSWORD)).toEqual(ana);
    expect(await signIn(accounts)).toEqual(ana);
  });

  test.each([
    [30 * MINUTE - 1, true],
    [30 * MINUTE, false],
  ])('%i ms later the link is good: %s', async (after, good) => {
    const { accounts, letters, linkOf, clock } = await platform();
    await accounts.recover(ana.email, 'aB3@xY9_k#', HOME);
    await expect.poll(() => letters).toHaveLength(1);
    clock.at += after;
    expect((await accounts.openRecovery(linkOf(letters[0]))) !== undefined).toBe(good);
  });

  test('a later recovery takes the place of an earlier one, and the fourth in an hour waits', async () => {
    const { accounts, letters, linkOf } = await platform();
    for (let count = 1; count <= 3; count += 1) {
      await accounts.recover(ana.email, `temporal_${count}`, HOME);
      await expect.poll(() => letters).toHaveLength(count);
    }
    expect(await accounts.recover(ana.email, 'temporal_4', HOME)).toEqual({ retryAfter: 3600 });
    expect(await accounts.openRecovery(linkOf(letters[0]))).toBeUndefined();
    expect(await accounts.openRecovery(linkOf(letters[2]))).toMatchObject({ id: 'ana' });
  });

  test('a password that is changed meanwhile takes the pending one away', async () => {
    const { accounts, letters, linkOf } = await platform();
    await accounts.recover(ana.email, 'aB3@xY9_k#', HOME);
    await expect.poll(() => letters).toHaveLength(1);
    await accounts.changePassword('ana', PASSWORD, 'Otra contraseña#1');
    expect(await accounts.openRecovery(linkOf(letters[0]))).toBeUndefined();
  });

  test('recovery answers alike and hashes alike for anybody, and an unreadable password is told to nobody', async () => {
    const { accounts, letters, hash, stores } = await platform();
    for (const [email, password] of [
      ['nadie@example.mx', 'aB3@xY9_k#'],
      [ana.email, null],
    ] as const) {
      hash.mockClear();
      expect(await accounts.recover(email, password, HOME)).toBeUndefined();
      expect(hash).toHaveBeenCalledTimes(1);
    }
    expect([letters.length, (await stores.recoveries()).length]).toEqual([0, 0]);
  });
});

test('a hash of a password tells its cost, and a text that is none is a fault', async () => {
  const kept = await hashPassword(PASSWORD);
  expect(kept).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword(PASSWORD, kept)).toBe(true);
  expect(await verifyPassword('otra', kept)).toBe(false);
  expect(await hashPassword(PASSWORD)).not.toBe(kept);
  await expect(verifyPassword(PASSWORD, PASSWORD)).rejects.toThrow();
});
