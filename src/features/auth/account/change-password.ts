import { readSession, sessionStarted } from '~/session/session-store';
import type { SessionUser } from '~/session/user';
import { json, request } from '~/shared/api/client';
import { encryptPassword } from '~/shared/cipher/encrypt-password';
import { changedUser, isSamePerson } from './changed-user';
import type { PasswordValues } from './password-rules';

/**
 * PUT user/password (spec 3.7), both passwords encrypted like the login, and the session that follows from the answer.
 * Whoever signed out meanwhile stays signed out. Leaving the screen does not take it back, for the platform may have
 * done it.
 * @throws ApiError; any other error when a password could not be encrypted
 */
export async function changePassword(user: SessionUser, { current, next }: PasswordValues): Promise<void> {
  const [currentPassword, newPassword] = await Promise.all([encryptPassword(current), encryptPassword(next)]);
  const body = { currentPassword, newPassword };
  const changed = await request(
    { method: 'PUT', path: 'user/password', body },
    // Another tab may have renewed the token while this call was under way.
    json((answer) => changedUser(readSession() ?? user, answer)),
  );
  const kept = readSession();
  if (kept && isSamePerson(kept.email, user.email)) sessionStarted(changed);
}
