import type { User, UserAction, UserStatus } from '../wire/users';
import { attemptLimits } from './attempt-limits';
import { isoDate } from './mexico-time';
import type { Role } from './roles';

/** An account with what is known of its use; moments are epoch ms. */
export interface StoredUser {
  id: string;
  email: string;
  name: string;
  lastName: string;
  job: string;
  role: Role;
  changePassword: boolean;
  isDisabled: boolean;
  /** Null for one of before this was kept. */
  createdAt: number | null;
  lastAccess: number | null;
  /** Until when its invitation counts; null once it has a password of its own. */
  invitedUntil: number | null;
  version: number;
  /** Those that are open. */
  sessions: number;
  /** Attempts to sign in that count against it now. */
  failedAttempts: number;
}

const copy = {
  ownRole: 'Tu rol lo cambia otra persona que administre.',
  ownAccount: 'Tu cuenta la desactiva otra persona que administre.',
  ownPassword: 'Tu contraseña se cambia en Mi cuenta.',
  ownSessions: 'Tus sesiones se cierran en Mi cuenta.',
  last: 'Es la última cuenta activa que administra: da antes ese rol a otra persona.',
};

export function userStatus({ isDisabled, invitedUntil, failedAttempts }: StoredUser): UserStatus {
  if (isDisabled) return 'DISABLED';
  if (invitedUntil !== null) return 'INVITED';
  return failedAttempts >= attemptLimits.account.most ? 'BLOCKED' : 'ACTIVE';
}

/** Whether somebody can sign in and administrate. */
export function administrates({ role, isDisabled, invitedUntil }: StoredUser): boolean {
  return role === 'ADMINISTRATOR' && !isDisabled && invitedUntil === null;
}

/** What could be done to an account as it stands, whoever does it. */
function possible(user: StoredUser): UserAction[] {
  const status = userStatus(user);
  const when = (test: boolean, ...actions: UserAction[]) => (test ? actions : []);
  return [
    'EDIT',
    'ROLE',
    ...when(status === 'INVITED', 'INVITE'),
    ...when(status === 'ACTIVE' || status === 'BLOCKED', 'RESET'),
    ...when(status === 'BLOCKED', 'UNBLOCK'),
    ...when(user.sessions > 0, 'END_SESSIONS'),
    status === 'DISABLED' ? 'ENABLE' : 'DISABLE',
  ];
}

/**
 * Why somebody may not do something to an account; undefined when it may be done.
 * @param administrators ids of those who can sign in and administrate
 */
export function userLock(
  action: UserAction,
  user: StoredUser,
  { email, administrators }: { email: string; administrators: readonly string[] },
): string | undefined {
  const isOwn = user.email === email;
  switch (action) {
    case 'ROLE':
    case 'DISABLE':
      if (isOwn) return action === 'ROLE' ? copy.ownRole : copy.ownAccount;
      return administrates(user) && administrators.every((id) => id === user.id) ? copy.last : undefined;
    case 'RESET':
      return isOwn ? copy.ownPassword : undefined;
    case 'END_SESSIONS':
      return isOwn ? copy.ownSessions : undefined;
    default:
      return undefined;
  }
}

/** An account as whoever asks is answered. */
export function userAnswer(user: StoredUser, asking: { email: string; administrators: readonly string[] }): User {
  const { id, email, name, lastName, job, role, changePassword, failedAttempts, sessions, version } = user;
  const dateOf = (moment: number | null) => (moment === null ? null : isoDate(moment));
  const all = possible(user).map((action) => [action, userLock(action, user, asking)] as const);
  return {
    ...{ userId: id, email, name, lastName, job, role, changePassword, failedAttempts, sessions, version },
    status: userStatus(user),
    lastAccess: dateOf(user.lastAccess),
    createdAt: dateOf(user.createdAt),
    invitedUntil: dateOf(user.invitedUntil),
    isSelf: email === asking.email,
    actions: all.flatMap(([action, reason]) => (reason === undefined ? [action] : [])),
    locked: Object.fromEntries(all.filter(([, reason]) => reason !== undefined)),
  };
}
