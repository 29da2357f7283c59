import { expect, test } from 'vitest';
import { verifyPassword } from '../sign-in/passwords';
import type { AccountAdmin, StoredAccount } from '../sign-in-ports';
import { runUserCommand } from './user-command';

const EMAIL = 'ana@example.mx';

/** Accounts that know one person and note what is done. */
function admin() {
  const done: unknown[][] = [];
  const note = (name: string) => async (email: string, value?: string) => {
    done.push([name, email, value]);
    return email === EMAIL;
  };
  const accounts: AccountAdmin = {
    add: async (account) => {
      done.push(['add', account]);
      return account.email !== EMAIL;
    },
    setRole: note('role'),
    disable: note('disable'),
    reset: note('reset'),
    list: async () => [
      { email: EMAIL, name: 'Ana', lastName: 'Paz', role: 'SOPORTE', changePassword: true, isDisabled: false },
      { email: 'eva@example.mx', name: 'Eva', lastName: 'Sol', role: 'TELCEL', changePassword: true, isDisabled: true },
      {
        email: 'ivo@example.mx',
        name: 'Ivo',
        lastName: 'Gil',
        role: 'FINANZAS',
        changePassword: false,
        isDisabled: false,
      },
    ],
    isEmpty: async () => false,
  };
  return { accounts, done };
}

const person = ['Luis', 'Paz', 'Soporte'];

test('somebody is added with a temporary password', async () => {
  const { accounts, done } = admin();
  const said = await runUserCommand(['add', ' Luis@Example.mx ', 'administrator', ...person], accounts);
  const [, account] = done[0] as [string, StoredAccount];
  const { id: _, passwordHash, ...rest } = account;
  expect(rest).toEqual({
    email: 'luis@example.mx',
    name: 'Luis',
    lastName: 'Paz',
    job: 'Soporte',
    role: 'ADMINISTRATOR',
    changePassword: true,
  });
  const [, password = ''] = /solo esta vez: (\w{16})$/.exec(said) ?? [];
  expect(await verifyPassword(password, passwordHash)).toBe(true);
});

test.each([
  [['role', EMAIL, 'TELCEL'], ['role', EMAIL, 'TELCEL'], /^ana@example\.mx ahora es TELCEL\.$/],
  [['disable', EMAIL], ['disable', EMAIL, undefined], /^ana@example\.mx ya no puede entrar/],
  [['reset', EMAIL], ['reset', EMAIL, expect.stringMatching(/^\$scrypt/)], /solo esta vez: \w{16}$/],
])('%j', async (words, deed, line) => {
  const { accounts, done } = admin();
  expect(await runUserCommand(words, accounts)).toMatch(line);
  expect(done).toEqual([deed]);
});

test('accounts are listed, a line each', async () => {
  expect(await runUserCommand(['list'], admin().accounts)).toBe(
    [
      'ana@example.mx\tSOPORTE\tAna Paz\tcontraseña temporal',
      'eva@example.mx\tTELCEL\tEva Sol\tdeshabilitada',
      'ivo@example.mx\tFINANZAS\tIvo Gil',
    ].join('\n'),
  );
  expect(await runUserCommand(['list'], { ...admin().accounts, list: async () => [] })).toBe('No hay ninguna cuenta.');
});

test.each([
  ['role', EMAIL, 'TELCEL'],
  ['disable', EMAIL],
])('the last who administrates stays: %s', async (...words) => {
  const last = async () => 'last' as const;
  const accounts = { ...admin().accounts, setRole: last, disable: last };
  await expect(runUserCommand(words, accounts)).rejects.toThrow(
    /^ana@example\.mx es la última cuenta ADMINISTRATOR que puede entrar\./,
  );
});

test.each([
  [[], /^Uso:/],
  [['list', EMAIL], /^Uso:/],
  [['constructor', EMAIL], /^Uso:/],
  [['add', EMAIL, 'SOPORTE'], /^Uso:/],
  [['disable', EMAIL, 'x'], /^Uso:/],
  [['add', 'luis@example.mx', 'SOPORTE', '', 'Paz', 'Soporte'], /^Uso:/],
  [['disable', 'ana'], /^«ana» no es un correo\.$/],
  [['role', EMAIL, 'JEFE'], /^«JEFE» no es un rol: ADMINISTRATOR, SOPORTE, FINANZAS, TELCEL\.$/],
  [['add', EMAIL, 'SOPORTE', ...person], /^Ya hay una cuenta con ana@example\.mx\.$/],
  [['role', 'nadie@example.mx', 'SOPORTE'], /^No hay ninguna cuenta con nadie@example\.mx\.$/],
  [['reset', 'nadie@example.mx'], /^No hay ninguna cuenta/],
])('%j is refused by a line', async (words, line) => {
  await expect(runUserCommand(words, admin().accounts)).rejects.toThrow(line);
});
