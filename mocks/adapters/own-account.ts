import type { SessionOrigin } from '../../gateway/rules/session-origin';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import type { AccountEvent, UserStore } from '../../gateway/user-ports';
import { demonstrationEvents } from '../../gateway/users/demonstration-activity';
import { createOwnAccount } from '../../gateway/users/own-account';
import type { AccountEventKind, AccountPreference } from '../../gateway/wire/account';
import { users } from '../accounts/users';
import type { createSessions } from './sessions';

/** What happened to accounts while this page was open and, to those who may sign in, before. */
export function createEvents(clock: { now(): number }) {
  const begun = clock.now();
  const noted: (AccountEvent & { userId: string })[] = [];
  return {
    note(userId: string, kind: AccountEventKind, { device, network }: SessionOrigin = { device: null, network: null }) {
      noted.unshift({ userId, kind, at: clock.now(), device, network });
    },
    of: (userId: string): AccountEvent[] => [
      ...noted.filter((event) => event.userId === userId).map(({ userId: _, ...event }) => event),
      ...(users.some(({ id }) => id === userId) ? demonstrationEvents(userId, begun) : []),
    ],
  };
}

interface Surroundings {
  sessions: Pick<ReturnType<typeof createSessions>, 'of' | 'idOf'>;
  events: ReturnType<typeof createEvents>;
  users: UserStore;
  /** What was done to accounts, then all else. */
  ledgers: readonly MemoryLedger[];
  clock: { now(): number };
}

/** One's own account on the simulated platform. */
export function createSimulatedAccount({ sessions, events, users, ledgers, clock }: Surroundings) {
  const preferences = new Map<string, Partial<AccountPreference>>();
  const own = createOwnAccount({
    users,
    sessionOf: async (token) => sessions.idOf(token),
    store: {
      sessions: async (accountId) =>
        sessions
          .of(accountId)
          .map(({ id, begun, lastUsed, device, network }) => ({ id, begun, lastUsed, device, network })),
      async end(accountId, sessionIds, deedOf, at) {
        const meant = sessions.of(accountId).filter(({ id }) => sessionIds.includes(id));
        for (const session of meant) session.isOver = true;
        ledgers[0]?.write(deedOf(meant.length), at);
        return meant.length;
      },
      preference: async (accountId) => preferences.get(accountId) ?? {},
      async keepPreference(accountId, parts, deed, at) {
        preferences.set(accountId, { ...preferences.get(accountId), ...parts });
        if (deed) ledgers[0]?.write(deed, at);
      },
      events: async (accountId, most) => events.of(accountId).slice(0, most),
    },
    deeds: {
      by: async (email, most) => (await Promise.all(ledgers.map((ledger) => ledger.by(email, most)))).flat(),
    },
    clock,
  });
  // Whoever signed in for a scenario has a profile of no other name.
  const plain = <Owner extends { accountId: string }>(owner: Owner) => ({
    ...owner,
    accountId: owner.accountId.split('+')[0] ?? '',
  });
  return {
    ...own,
    profile: (owner: Parameters<typeof own.profile>[0]) => own.profile(plain(owner)),
    edit: (...[owner, change]: Parameters<typeof own.edit>) => own.edit(plain(owner), change),
  };
}
