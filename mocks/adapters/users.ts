import { attemptLimits } from '../../gateway/rules/attempt-limits';
import { createMemoryLedger } from '../../gateway/trail/memory-ledger';
import { demonstrationUser, demonstrationUsers } from '../../gateway/users/demonstration-users';
import { createMemoryUserStore } from '../../gateway/users/memory-user-store';
import { createUsers } from '../../gateway/users/users';
import { users as signedIn } from '../accounts/users';

/** Who kept trying at the door; nobody else is kept out. */
const KEPT_OUT = 'consulta@example.mx';

/**
 * The accounts of the simulated platform; what people do to them lasts as long as the page. Nothing is mailed: whoever is
 * invited signs in with the demonstration's password and is asked for another.
 */
export function createOwnUsers(
  clock: { now(): number },
  sessions: Parameters<typeof createMemoryUserStore>[0]['sessions'],
) {
  const now = clock.now();
  const others = demonstrationUsers(now).map((user) =>
    user.email === KEPT_OUT ? { ...user, failedAttempts: attemptLimits.account.most } : user,
  );
  const ledger = createMemoryLedger();
  const store = createMemoryUserStore({
    given: [...signedIn.map((user) => demonstrationUser(user, now)), ...others],
    ...{ ledger, sessions },
  });
  const secret = { passwordHash: '', token: '', linkHash: '', nobodysHash: '' };
  const users = createUsers({
    ...{ store, clock, recoveryLink: '' },
    mail: { send: async () => undefined },
    newId: () => crypto.randomUUID(),
    newCredentials: async () => ({ password: '', ...secret }),
    reportFault: () => undefined,
  });
  return { users, store, trail: ledger };
}
