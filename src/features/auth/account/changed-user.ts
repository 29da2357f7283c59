import { revalidateTime } from '~/session/expiry';
import type { SessionUser } from '~/session/user';

/**
 * The session after PUT user/password (spec 3.7): what the answer leaves out, also when it is empty, stays as it was,
 * and the flag falls, for the password has been changed.
 * @throws when the answer is of somebody else
 */
export function changedUser(user: SessionUser, answer: unknown): SessionUser {
  const news: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const text = (value: unknown, otherwise: string) =>
    typeof value === 'string' && value.trim() !== '' ? value : otherwise;
  if (!isSamePerson(text(news.email, user.email), user.email)) throw new Error('The answer is of another user.');
  const { tokenExpiration: end } = news;
  const tokenExpiration = typeof end === 'string' || typeof end === 'number' ? end : user.tokenExpiration;
  const token = text(news.token, user.token);
  return {
    email: user.email,
    name: text(news.name, user.name),
    lastName: text(news.lastName, user.lastName),
    job: text(news.job, user.job),
    role: text(news.role, user.role),
    token,
    tokenExpiration,
    changePassword: false,
    tokenExpired: token === user.token && user.tokenExpired,
    tokenExpirationRevalidate: revalidateTime(tokenExpiration),
    reloadExpired: token === user.token && user.reloadExpired,
  };
}

/** Whether two addresses are of one person; letter case never tells people apart. */
export function isSamePerson(email: string, other: string): boolean {
  return email.trim().toLowerCase() === other.trim().toLowerCase();
}
