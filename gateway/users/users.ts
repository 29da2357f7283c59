import { INVITATION_LIFE, RESET_LIFE } from '../rules/expiry';
import { platformDate } from '../rules/mexico-time';
import { NotKept, notKept } from '../rules/not-kept';
import { administrates, type StoredUser, userAnswer, userStatus } from '../rules/user';
import { filteredUsers, type UserFilter, type UserSort } from '../rules/user-filter';
import type { InvitationRequest, StatusChange, UserChange } from '../rules/user-request';
import type { Actor } from '../trail-ports';
import type { Credentials, UserLetter, UserStore, UserUnit } from '../user-ports';
import type { User, UserAction, UserPage } from '../wire/users';
import { deedOf, faultOf, type NotDone, type Work } from './user-deed';
import { invitationLetter, resetLetter } from './user-letters';

/** `mailed` is false where what was to be told by mail could not be sent. */
export type UserOutcome = (User & { mailed?: boolean }) | NotDone;

interface Surroundings {
  store: UserStore;
  mail: { send(letter: UserLetter): Promise<void> };
  clock: { now(): number };
  /** Where the link of a letter leads; its token is put behind it. */
  recoveryLink: string;
  newId(): string;
  newCredentials(): Promise<Credentials>;
  reportFault(error: unknown): void;
}

/** Who does something, and the key of that request. */
export interface Keyed {
  key: string;
  actor: Actor;
}

const copy = {
  usedKey: 'Esta clave ya se usó para otra solicitud.',
  taken: 'Ya hay una cuenta con ese correo.',
  none: 'La cuenta ya no lo permite: mira cómo está ahora.',
};

/** Who may use the console. */
export type Users = ReturnType<typeof createUsers>;

export function createUsers(surroundings: Surroundings) {
  const { store, mail, clock, recoveryLink, newId, newCredentials, reportFault } = surroundings;

  const everybody = async (email: string): Promise<User[]> => {
    const all = await store.all(clock.now());
    const administrators = all.filter(administrates).map(({ id }) => id);
    return all.map((user) => userAnswer(user, { email, administrators }));
  };
  const find = async (userId: string, email: string) => (await everybody(email)).find((user) => user.userId === userId);

  /** Does something to one account, once for a key. */
  const change = async (
    userId: string,
    { key, actor }: Keyed,
    { action, version, request }: { action: UserAction | undefined; version?: number; request: unknown },
    work: (unit: UserUnit & { user: StoredUser }, now: number) => Work | NotDone,
  ): Promise<UserOutcome> => {
    const now = clock.now();
    // Of somebody new the id is made for each request.
    const fingerprint = JSON.stringify([action && userId, action, request]);
    let letter: UserLetter | undefined;
    const outcome = await store
      .change(userId, now, async (unit): Promise<NotDone | { done: string } | 'stale'> => {
        const before = await unit.claim(actor.email, key);
        if (before?.fingerprint === fingerprint) return { done: before.answer };
        if (before) return { refused: [{ field: 'Idempotency-Key', message: copy.usedKey }] };
        const fault = faultOf(unit, action, version, actor);
        if (fault) throw new NotKept(fault);
        const decided = work(unit as UserUnit & { user: StoredUser }, now);
        if (!('write' in decided)) throw new NotKept(decided);
        const { write } = decided;
        await unit.keepAnswer(actor.email, key, { fingerprint, answer: write.user.id });
        if (!(await unit.put(write, deedOf(decided, unit.user, actor))))
          throw new NotKept({ refused: [{ field: 'email', message: copy.taken }] });
        letter = decided.letter;
        return { done: write.user.id };
      })
      .catch(notKept<NotDone | 'stale'>);
    const current = await find(outcome !== 'stale' && 'done' in outcome ? outcome.done : userId, actor.email);
    if (outcome === 'stale') return current ? { conflict: current } : { unknown: true };
    if (!('done' in outcome)) return outcome;
    if (!current) return { unknown: true };
    return letter ? { ...current, mailed: await sent(letter) } : current;
  };

  const sent = (letter: UserLetter) =>
    mail.send(letter).then(
      () => true,
      (error: unknown) => {
        reportFault(error);
        return false;
      },
    );

  /** A link by mail, for so long. */
  const linked = (user: StoredUser, { password, passwordHash, token, linkHash }: Credentials, expiry: number) => ({
    recovery: { linkHash, accountId: user.id, passwordHash, expiry },
    letterOf: (letter: typeof invitationLetter) =>
      letter(user, { password, link: recoveryLink + token }, platformDate(expiry)),
  });

  return {
    async page(
      { filter, sort, page, size }: { filter: UserFilter; sort: UserSort; page: number; size: number },
      email: string,
    ): Promise<UserPage> {
      const now = clock.now();
      const { found, statusCounts } = filteredUsers(await everybody(email), filter, sort, now);
      const data = found.slice((page - 1) * size, page * size);
      return { data, page, size, total: found.length, statusCounts, generatedAt: new Date(now).toISOString() };
    },

    find,

    /** Somebody new, who chooses a password after the link of the letter. */
    async invite(asked: InvitationRequest, keyed: Keyed): Promise<UserOutcome> {
      const [id, credentials] = [newId(), await newCredentials()];
      return change(id, keyed, { action: undefined, request: asked }, (_, now) => {
        const invitedUntil = now + INVITATION_LIFE;
        const user: StoredUser = {
          ...{ id, ...asked, changePassword: true, isDisabled: false, createdAt: now, lastAccess: null, invitedUntil },
          ...{ version: 1, sessions: 0, failedAttempts: 0 },
        };
        const { recovery, letterOf } = linked(user, credentials, invitedUntil);
        return {
          write: { user, passwordHash: credentials.nobodysHash, recovery },
          ...{ action: 'INVITE', reason: null, letter: letterOf(invitationLetter) },
        };
      });
    },

    async inviteAgain(userId: string, reason: string, keyed: Keyed): Promise<UserOutcome> {
      const credentials = await newCredentials();
      return change(userId, keyed, { action: 'INVITE', request: reason }, ({ user }, now) => {
        if (userStatus(user) !== 'INVITED') return { refused: [{ field: 'status', message: copy.none }] };
        const next = { ...user, invitedUntil: now + INVITATION_LIFE, version: user.version + 1 };
        const { recovery, letterOf } = linked(next, credentials, next.invitedUntil);
        return {
          write: { user: next, recovery },
          ...{ action: 'INVITE_AGAIN', reason, letter: letterOf(invitationLetter) },
        };
      });
    },

    /** The password counts no more; another comes by mail. */
    async reset(userId: string, reason: string, keyed: Keyed): Promise<UserOutcome> {
      const credentials = await newCredentials();
      return change(userId, keyed, { action: 'RESET', request: reason }, ({ user }, now) => {
        if (!['ACTIVE', 'BLOCKED'].includes(userStatus(user)))
          return { refused: [{ field: 'status', message: copy.none }] };
        const next = { ...user, changePassword: true, version: user.version + 1 };
        const { recovery, letterOf } = linked(next, credentials, now + RESET_LIFE);
        const write = { user: next, passwordHash: credentials.nobodysHash, recovery, endsSessions: true };
        return { write, action: 'RESET_PASSWORD', reason, letter: letterOf(resetLetter) };
      });
    },

    /** Another role ends the sessions: what they may do was decided with the old one. */
    edit: (userId: string, { data, reason, version }: UserChange, keyed: Keyed): Promise<UserOutcome> =>
      change(
        userId,
        keyed,
        { action: data.role === undefined ? 'EDIT' : 'ROLE', version, request: { data, reason, version } },
        ({ user }) => {
          const next = { ...user, ...data, version: version + 1 };
          const isOtherRole = next.role !== user.role;
          return {
            write: { user: next, endsSessions: isOtherRole },
            ...{ action: isOtherRole ? 'CHANGE_ROLE' : 'EDIT', reason },
          };
        },
      ),

    /** 'ACTIVE' also lets somebody try again who failed too often. */
    setStatus: (userId: string, { status, reason, version }: StatusChange, keyed: Keyed): Promise<UserOutcome> =>
      change(
        userId,
        keyed,
        {
          action: status === 'DISABLED' ? 'DISABLE' : 'ENABLE',
          version,
          request: { status, reason, version },
        },
        ({ user }) => {
          const isDisabled = status === 'DISABLED';
          const next = { ...user, isDisabled, failedAttempts: 0, version: version + 1 };
          const action = isDisabled ? 'DISABLE' : user.isDisabled ? 'ENABLE' : 'UNBLOCK';
          return {
            write: {
              ...{ user: next, endsSessions: isDisabled, forgetsAttempts: !isDisabled },
              ...(isDisabled && { recovery: null }),
            },
            ...{ action, reason },
          };
        },
      ),

    endSessions: (userId: string, reason: string, keyed: Keyed): Promise<UserOutcome> =>
      change(userId, keyed, { action: 'END_SESSIONS', request: reason }, ({ user }) => ({
        write: { user, endsSessions: true },
        ...{ action: 'END_SESSIONS', reason },
      })),
  };
}
