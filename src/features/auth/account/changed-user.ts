import { revalidateTime } from '~/session/expiry';
import { isSamePerson, membersOf, type SessionUser } from '~/session/user';

/**
 * The session after PUT user/password (spec 3.7): what the answer leaves out, also when it is empty, stays as it was,
 * and the flag falls, for the password has been changed.
 * @throws when the answer is of somebody else
 */
export function changedUser(user: SessionUser, answer: unknown): SessionUser {
  const said = Object.entries(membersOf(answer)).filter(([, value]) => String(value).trim() !== '');
  const news: Partial<SessionUser> = Object.fromEntries(said);
  if (!isSamePerson(news.email ?? user.email, user.email)) throw new Error('The answer is of another user.');
  const changed = { ...user, ...news, email: user.email, changePassword: false };
  const same = changed.token === user.token;
  return {
    ...changed,
    tokenExpired: same && user.tokenExpired,
    tokenExpirationRevalidate: revalidateTime(changed.tokenExpiration),
    reloadExpired: same && user.reloadExpired,
  };
}
