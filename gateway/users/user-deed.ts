import type { Refusal } from '../rules/statistic-query';
import { type StoredUser, userLock, userStatus } from '../rules/user';
import type { Actor, Deed } from '../trail-ports';
import type { UserLetter, UserUnit, UserWrite } from '../user-ports';
import type { User, UserAction } from '../wire/users';

/** Why something was not done. */
export type NotDone =
  | { refused: Refusal['fields'] }
  | { forbidden: string }
  | { unknown: true }
  /** As it stands instead. */
  | { conflict: User };

/** What is done to an account: how it is to be, what the trail calls it, and who is written to. */
export interface Work {
  write: UserWrite;
  action: string;
  reason: string | null;
  letter?: UserLetter;
}

const copy = { dismissed: 'Ya no administras las cuentas de Atalaya.' };

/** Why nothing is done, before it is looked at what is to be done. */
export function faultOf(
  { user, administrators }: UserUnit,
  action: UserAction | undefined,
  version: number | undefined,
  { email }: Actor,
): NotDone | 'stale' | undefined {
  if (action !== undefined) {
    if (!user) return { unknown: true };
    if (version !== undefined && version !== user.version) return 'stale';
    const lock = userLock(action, user, { email, administrators: administrators.map(({ id }) => id) });
    if (lock !== undefined)
      return user.email === email ? { forbidden: lock } : { refused: [{ field: lockedField(action), message: lock }] };
  }
  // Somebody else may have taken the role away while this request was on its way.
  return administrators.some((one) => one.email === email) ? undefined : { forbidden: copy.dismissed };
}

const lockedField = (action: UserAction) => (action === 'ROLE' ? 'role' : 'status');

/** What the trail keeps: what differs and, of the sessions, that they ended. */
export function deedOf({ write, action, reason }: Work, before: StoredUser | undefined, actor: Actor): Deed {
  const [was, is] = [before ? told(before) : {}, told(write.user)] as Record<string, unknown>[];
  const changed = Object.keys(is ?? {}).filter((name) => was?.[name] !== is?.[name]);
  const pick = (members: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.flatMap((name) => (Object.hasOwn(members, name) ? [[name, members[name]]] : [])));
  const ended = write.endsSessions && before ? before.sessions : 0;
  return {
    ...{ user: actor.email, userName: actor.name, role: actor.role, ip: actor.ip || null },
    ...{ entity: 'user', entityId: write.user.id, action, reason },
    before: { ...pick(was), ...(ended > 0 && { sessions: ended }) },
    after: { ...pick(is), ...(ended > 0 && { sessions: 0 }) },
  };
}

function told(user: StoredUser) {
  const { email, name, lastName, job, role, changePassword, version } = user;
  return { email, name, lastName, job, role, status: userStatus(user), changePassword, version };
}
