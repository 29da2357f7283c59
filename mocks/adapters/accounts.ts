import type { Accounts } from '../../gateway/ports';
import { demoPassword, users } from '../accounts/users';
import { isSessionScenario } from '../scenarios';

/**
 * The demonstration's accounts. Who signs in as 'mariana.rios+lento@example.mx' is Mariana in the scenario 'lento': an
 * account of its own, with the id 'mariana-rios+lento', so that its tokens tell the scenario.
 */
export function createAccounts(): Accounts {
  /** Changed passwords by user id; the demonstration password keeps working beside them. */
  const passwords = new Map<string, string>();
  return {
    async signIn(email, password) {
      const { address, scenario } = splitScenario(email);
      const user = users.find((known) => known.email === address);
      if (!user || scenario === null || password === null) return undefined;
      const changed = password === passwords.get(user.id);
      if (password !== demoPassword && !changed) return undefined;
      const id = scenario === '' ? user.id : `${user.id}+${scenario}`;
      return { ...user, id, changePassword: user.changePassword && !changed };
    },

    byId: async (id) => userOf(id),

    async changePassword(id, current, next) {
      const user = userOf(id);
      if (!user || current === null || (current !== demoPassword && current !== passwords.get(user.id)))
        return 'current';
      if (!next || next === current) return 'next';
      passwords.set(user.id, next);
      return { ...user, id, changePassword: false };
    },

    recover: async (_email, password) => (password === null ? 'unreadable' : undefined),
  };
}

/** The user of an account's id, whatever its scenario. */
export function userOf(accountId: string) {
  const [id] = accountId.split('+');
  return users.find((user) => user.id === id);
}

/** An unknown scenario is null. */
function splitScenario(email: string): { address: string; scenario: string | null } {
  const [, local, name = '', domain] = /^([^+@]+)(?:\+([^@]*))?(@.+)$/.exec(email.toLowerCase()) ?? [];
  const scenario = name === '' || isSessionScenario(name) ? name : null;
  return { address: `${local}${domain}`, scenario };
}
