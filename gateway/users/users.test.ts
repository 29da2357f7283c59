import { describe } from 'vitest';
import { createMemoryLedger } from '../trail/memory-ledger';
import { createMemoryUserStore } from './memory-user-store';
import { userTests } from './user-tests.fixture';

describe('in memory', () =>
  userTests(async (users) => {
    const ledger = createMemoryLedger();
    const open = new Map<string, number>();
    const sessions = {
      count: (userId: string) => open.get(userId) ?? 0,
      end: (userId: string) => void open.delete(userId),
    };
    const store = createMemoryUserStore({ given: users, ledger, sessions });
    return {
      ...{ store, trail: ledger },
      openSession: async (userId) => void open.set(userId, sessions.count(userId) + 1),
      async failAttempt(email) {
        const user = store.users().find((one) => one.email === email);
        if (user) store.amend(user.id, { failedAttempts: user.failedAttempts + 1 });
      },
    };
  }));
