import { randomUUID } from 'node:crypto';
import { type Role, roles } from '../rules/roles';
import { temporaryPassword } from '../sign-in/credentials';
import type { AccountAdmin, AccountDeed, ListedAccount } from '../sign-in-ports';
import { StartFault } from './start-faults';

const copy = {
  usage: `Uso:
  npm run users -- list
  npm run users -- add <correo> <rol> <nombre> <apellidos> <puesto>
  npm run users -- role <correo> <rol>
  npm run users -- disable <correo>
  npm run users -- reset <correo>
Roles: ${roles.join(', ')}.`,
  email: (text: string) => `«${text}» no es un correo.`,
  role: (text: string) => `«${text}» no es un rol: ${roles.join(', ')}.`,
  taken: (email: string) => `Ya hay una cuenta con ${email}.`,
  last: (email: string) =>
    `${email} es la última cuenta ADMINISTRATOR que puede entrar. Da antes ese rol a otra: npm run users -- role <correo> ADMINISTRATOR`,
  none: 'No hay ninguna cuenta.',
  off: 'deshabilitada',
  temporary: 'contraseña temporal',
  nobody: (email: string) => `No hay ninguna cuenta con ${email}.`,
  added: (email: string, role: string) => `Cuenta creada: ${email} (${role}).`,
  changed: (email: string, role: string) => `${email} ahora es ${role}.`,
  disabled: (email: string) => `${email} ya no puede entrar, y sus sesiones terminaron.`,
  renewed: (email: string) => `${email} puede entrar con otra contraseña, y sus sesiones terminaron.`,
  password: (password: string) => `Contraseña temporal, que se muestra solo esta vez: ${password}`,
};

/** How many words follow the e-mail. */
const ARGUMENTS: Readonly<Record<string, number>> = { add: 4, role: 1, disable: 0, reset: 0 };

/**
 * Does to the accounts what a command says.
 * @returns what to tell whoever gave it
 * @throws StartFault for a command that is not right
 */
export async function runUserCommand(words: readonly string[], accounts: AccountAdmin): Promise<string> {
  const [command = '', email = '', ...rest] = words;
  if (command === 'list' && words.length === 1) return listed(await accounts.list());
  const expected = ARGUMENTS[command];
  if (rest.length !== expected || words.some((word) => word.trim() === '')) throw new StartFault(copy.usage);
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new StartFault(copy.email(email));
  const [named = '', name = '', lastName = '', job = ''] = rest;
  const known = (deed: AccountDeed) => {
    if (deed !== true) throw new StartFault(deed ? copy.last(address) : copy.nobody(address));
  };
  switch (command) {
    case 'add': {
      const role = readRole(named);
      const [password, passwordHash] = await temporaryPassword();
      const account = {
        id: randomUUID(),
        email: address,
        name,
        lastName,
        job,
        role,
        changePassword: true,
        passwordHash,
      };
      if (!(await accounts.add(account))) throw new StartFault(copy.taken(address));
      return `${copy.added(address, role)}\n${copy.password(password)}`;
    }
    case 'role': {
      const role = readRole(named);
      known(await accounts.setRole(address, role));
      return copy.changed(address, role);
    }
    case 'disable':
      known(await accounts.disable(address));
      return copy.disabled(address);
    default: {
      const [password, passwordHash] = await temporaryPassword();
      known(await accounts.reset(address, passwordHash));
      return `${copy.renewed(address)}\n${copy.password(password)}`;
    }
  }
}

/** A line each: e-mail, role, name, and what keeps somebody out. */
function listed(accounts: readonly ListedAccount[]): string {
  const lines = accounts.map(({ email, role, name, lastName, isDisabled, changePassword }) =>
    [email, role, `${name} ${lastName}`, ...(isDisabled ? [copy.off] : changePassword ? [copy.temporary] : [])].join(
      '\t',
    ),
  );
  return lines.join('\n') || copy.none;
}

function readRole(text: string): Role {
  const role = roles.find((each) => each === text.toUpperCase());
  if (!role) throw new StartFault(copy.role(text));
  return role;
}
