import type { StoredUser } from '../rules/user';
import { administrates } from '../rules/user';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';
import type { UserStore, UserWrite } from '../user-ports';

interface Surroundings {
  given: readonly StoredUser[];
  ledger: MemoryLedger;
  /** Whose sessions are open, and how they end. */
  sessions: { count(userId: string): number; end(userId: string): void };
}

export interface MemoryUserStore extends UserStore {
  /** As they stand, for a sign-in over the same accounts. */
  users(): readonly StoredUser[];
  /** Changes what is no matter of the trail. */
  amend(userId: string, change: Partial<StoredUser>): void;
}

/** Accounts for as long as the process lasts. */
export function createMemoryUserStore({ given, ledger, sessions }: Surroundings): MemoryUserStore {
  const kept = new Map(given.map((user) => [user.id, user]));
  let turn: Promise<unknown> = Promise.resolve();
  const users = () => [...kept.values()].map((user) => ({ ...user, sessions: sessions.count(user.id) }));

  const write = ({ user, endsSessions }: UserWrite) => {
    kept.set(user.id, user);
    if (endsSessions) sessions.end(user.id);
  };

  return {
    users,
    amend(userId, change) {
      const user = kept.get(userId);
      if (user) kept.set(userId, { ...user, ...change });
    },
    all: async () => users(),
    change(userId, now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const outcome = await work({
          user: users().find(({ id }) => id === userId),
          administrators: users().filter(administrates),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<string> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          async put(change, deed) {
            const { id, email } = change.user;
            if (users().some((user) => user.email === email && user.id !== id)) return false;
            deeds.push(() => {
              write(change);
              ledger.write(deed, now);
            });
            return true;
          },
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
  };
}
