import type { Account, Accounts } from '../../gateway/ports';
import type { StoredUser } from '../../gateway/rules/user';
import type { MemoryUserStore } from '../../gateway/users/memory-user-store';
import { demoPassword } from '../accounts/users';
import { isSessionScenario } from '../scenarios';
import type { createEvents } from './own-account';

/**
 * The demonstration's accounts. Who signs in as 'mariana.rios+lento@example.mx' is Mariana in the scenario 'lento': an
 * account of its own, with the id 'mariana-rios+lento', so that its tokens tell the scenario.
 */
export function createAccounts(
  store: Pick<MemoryUserStore, 'users' | 'amend'>,
  events: Pick<ReturnType<typeof createEvents>, 'note'>,
): Accounts {
  /** Changed passwords by user id; the demonstration password keeps working beside them. */
  const passwords = new Map<string, string>();
  const enabled = () => store.users().filter(({ isDisabled }) => !isDisabled);
  const userOf = (accountId: string) => enabled().find(({ id }) => id === accountId.split('+')[0]);
  return {
    async signIn(email, password, _address, origin) {
      const { address, scenario } = splitScenario(email);
      const user = enabled().find((known) => known.email === address);
      if (!user || scenario === null || password === null) return undefined;
      const changed = password === passwords.get(user.id);
      if (password !== demoPassword && !changed) {
        events.note(user.id, 'SIGN_IN_FAILED', origin);
        return undefined;
      }
      events.note(user.id, 'SIGN_IN', origin);
      store.amend(user.id, { lastAccess: Date.now(), failedAttempts: 0 });
      const id = scenario === '' ? user.id : `${user.id}+${scenario}`;
      return { ...plain(user), id, changePassword: user.changePassword && !changed };
    },

    byId: async (id) => {
      const user = userOf(id);
      return user && plain(user);
    },

    async changePassword(id, current, next, origin) {
      const user = userOf(id);
      if (!user || current === null || (current !== demoPassword && current !== passwords.get(user.id)))
        return 'current';
      if (!next || next === current) return 'next';
      passwords.set(user.id, next);
      events.note(user.id, 'PASSWORD_CHANGED', origin);
      store.amend(user.id, { invitedUntil: null, changePassword: false });
      return { ...plain(user), id, changePassword: false };
    },

    recover: async (_email, password) => (password === null ? 'unreadable' : undefined),
  };
}

function plain({ id, email, name, lastName, job, role, changePassword }: StoredUser): Account {
  return { id, email, name, lastName, job, role, changePassword };
}

/** An unknown scenario is null. */
function splitScenario(email: string): { address: string; scenario: string | null } {
  const [, local, name = '', domain] = /^([^+@]+)(?:\+([^@]*))?(@.+)$/.exec(email.toLowerCase()) ?? [];
  const scenario = name === '' || isSessionScenario(name) ? name : null;
  return { address: `${local}${domain}`, scenario };
}
