import { isoDate } from '../rules/mexico-time';
import { NotKept, notKept } from '../rules/not-kept';
import { noPreference } from '../rules/preference';
import type { StoredUser } from '../rules/user';
import type { OwnProfileChange } from '../rules/user-request';
import type { Actor, Deeds } from '../trail-ports';
import type { OwnAccountStore, UserStore } from '../user-ports';
import type { AccountPreference, Activity, OwnProfile, OwnSession } from '../wire/account';
import { deedOf } from './user-deed';

/** How much of what happened is told. */
const MOST = 50;

interface Surroundings {
  store: OwnAccountStore;
  users: UserStore;
  /** The session of a token; undefined when that is none. */
  sessionOf(token: string): Promise<string | undefined>;
  deeds: Deeds;
  clock: { now(): number };
}

/** Whose account it is, and by which token. */
interface Owner {
  accountId: string;
  token: string;
  actor: Actor;
}

/** What people see and do of their own account. */
export type OwnAccount = ReturnType<typeof createOwnAccount>;

export function createOwnAccount({ store, users, sessionOf, deeds, clock }: Surroundings) {
  const end = async ({ accountId, actor }: Owner, isMeant: (id: string) => boolean) => {
    const open = await store.sessions(accountId, clock.now());
    const meant = open.map(({ id }) => id).filter(isMeant);
    if (meant.length === 0) return 0;
    const { email, name, role, ip } = actor;
    const deedOf = (ended: number) => ({
      ...{ user: email, userName: name, role, ip: ip || null },
      ...{ entity: 'user', entityId: accountId, action: 'END_OWN_SESSIONS', reason: null },
      before: { sessions: open.length },
      after: { sessions: Math.max(0, open.length - ended) },
    });
    return store.end(accountId, meant, deedOf, clock.now());
  };

  const preference = async (accountId: string): Promise<AccountPreference> => ({
    ...noPreference,
    ...(await store.preference(accountId)),
  });

  return {
    /** Who the owner is. */
    async profile({ accountId }: Owner): Promise<OwnProfile | undefined> {
      const user = (await users.all(clock.now())).find(({ id }) => id === accountId);
      return user && profileOf(user);
    },

    /** @returns how the account stands instead where the owner saw another version of it */
    edit: ({ accountId, actor }: Owner, { data, version }: OwnProfileChange) =>
      users
        .change(accountId, clock.now(), async ({ user, put }): Promise<OwnProfile> => {
          if (user?.version !== version) throw new NotKept({ conflict: user && profileOf(user) });
          const next = { ...user, ...data, version: version + 1 };
          await put({ user: next }, deedOf({ write: { user: next }, action: 'EDIT', reason: null }, user, actor));
          return profileOf(next);
        })
        .catch(notKept<{ conflict: OwnProfile | undefined }>),

    /** What reaches the owner, and how the console is to look. */
    preference,

    async keepPreference({ accountId, actor }: Owner, parts: Partial<AccountPreference>): Promise<AccountPreference> {
      const before = await preference(accountId);
      const { email, name, role, ip } = actor;
      const deed = {
        ...{ user: email, userName: name, role, ip: ip || null },
        ...{ entity: 'user', entityId: accountId, action: 'CHANGE_NOTICES', reason: null },
      };
      const { notices } = parts;
      const isOther = notices && JSON.stringify(notices) !== JSON.stringify(before.notices);
      const told = isOther ? { ...deed, before: { ...before.notices }, after: { ...notices } } : undefined;
      await store.keepPreference(accountId, parts, told, clock.now());
      return { ...before, ...parts };
    },

    /** The one that asks, then those that were used last. */
    async sessions({ accountId, token }: Owner): Promise<OwnSession[]> {
      const [open, own] = await Promise.all([store.sessions(accountId, clock.now()), sessionOf(token)]);
      return open
        .toSorted((one, other) => Number(other.id === own) - Number(one.id === own) || other.lastUsed - one.lastUsed)
        .map(({ id, begun, lastUsed, device, network }) => ({
          ...{ sessionId: id, device, network, begunAt: isoDate(begun), lastUsed: isoDate(lastUsed) },
          isCurrent: id === own,
        }));
    },

    /** @returns whether it was a session of theirs */
    end: async (owner: Owner, sessionId: string) => (await end(owner, (id) => id === sessionId)) > 0,

    /** All but the one that asks. @returns how many */
    async endOthers(owner: Owner): Promise<number> {
      const own = await sessionOf(owner.token);
      return end(owner, (id) => id !== own);
    },

    /** What happened to the account and what its owner did, newest first. */
    async activity({ accountId, actor }: Owner): Promise<Activity[]> {
      const [events, done] = await Promise.all([store.events(accountId, MOST), deeds.by(actor.email, MOST)]);
      const nothing = { entity: null, entityId: null, action: null };
      const all: Activity[] = [
        ...events.map(({ at, ...event }) => ({ date: isoDate(at), ...event, ...nothing })),
        ...done.map(({ date, entity, entityId, action }) => ({
          ...{ date, kind: 'DEED' as const, device: null, network: null, entity, entityId, action },
        })),
      ];
      return all.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date)).slice(0, MOST);
    },
  };
}

function profileOf({ email, name, lastName, job, role, changePassword, version, ...user }: StoredUser): OwnProfile {
  const dateOf = (moment: number | null) => (moment === null ? null : isoDate(moment));
  return {
    ...{ email, name, lastName, job, role, changePassword, version },
    ...{ createdAt: dateOf(user.createdAt), lastAccess: dateOf(user.lastAccess) },
  };
}
