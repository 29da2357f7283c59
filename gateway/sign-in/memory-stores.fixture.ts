import type { Clock } from '../ports';
import type {
  AccountStore,
  AttemptLog,
  SessionStore,
  StoredAccount,
  StoredRecovery,
  StoredToken,
} from '../sign-in-ports';
import type { AccountEvent } from '../user-ports';

/** A clock that a test sets; `now` is epoch ms. */
export function testClock(): Clock & { at: number } {
  const clock = { at: Date.UTC(2026, 10, 27, 18), now: () => clock.at };
  return clock;
}

/** The stores of sign-in in memory, open to a test's eyes. */
export function memoryStores(given: readonly StoredAccount[] = []) {
  const accounts = given.map((account) => ({ ...account }));
  const tokens = new Map<string, StoredToken>();
  const recoveries = new Map<string, StoredRecovery>();
  const attempts = new Map<string, number[]>();
  const events: (AccountEvent & { accountId: string })[] = [];
  const of = (key: string) => attempts.get(key) ?? [];

  const sessions: SessionStore = {
    add: async (token) => void tokens.set(token.hash, token),
    touch: async () => undefined,
    async find(hash) {
      const token = tokens.get(hash);
      const { passwordHash: _, ...account } = accounts.find(({ id }) => id === token?.accountId) ?? {};
      return token && { ...token, ...('id' in account && { account }) };
    },
    async renew(hash, renewal, successor) {
      const kept = tokens.get(hash);
      if (!kept || kept.renewal) return false;
      tokens.set(hash, { ...kept, renewal });
      tokens.set(successor.hash, successor);
      return true;
    },
    async removeSession(sessionId) {
      for (const [hash, kept] of tokens) if (kept.sessionId === sessionId) tokens.delete(hash);
    },
    async removeAccount(accountId, butSessionId) {
      for (const [hash, kept] of tokens)
        if (kept.accountId === accountId && kept.sessionId !== butSessionId) tokens.delete(hash);
    },
  };

  const forgetRecovery = (id: string) => {
    for (const [hash, { accountId }] of recoveries) if (accountId === id) recoveries.delete(hash);
  };

  const accountStore: AccountStore = {
    byEmail: async (email) => accounts.find((known) => known.email === email),
    byId: async (id) => accounts.find((known) => known.id === id),
    async setPassword(id, passwordHash, changePassword) {
      const known = accounts.find((account) => account.id === id);
      if (known) Object.assign(known, { passwordHash, changePassword });
      forgetRecovery(id);
    },
    note: async (accountId, event) => void events.push({ ...event, accountId }),
    async keepRecovery(recovery) {
      forgetRecovery(recovery.accountId);
      recoveries.set(recovery.linkHash, recovery);
    },
    async takeRecovery(linkHash) {
      const recovery = recoveries.get(linkHash);
      recoveries.delete(linkHash);
      return recovery;
    },
  };

  const attemptLog: AttemptLog = {
    add: async (key, at) => void attempts.set(key, [...of(key), at]),
    since: async (key, at) => of(key).filter((moment) => moment > at),
    async remove(key, at) {
      const kept = [...of(key)];
      kept.splice(kept.lastIndexOf(at), 1);
      attempts.set(key, kept);
    },
  };

  return {
    sessions,
    accounts: accountStore,
    attempts: attemptLog,
    tokens: async () => [...tokens.values()],
    recoveries: async () => [...recoveries.values()],
  };
}
