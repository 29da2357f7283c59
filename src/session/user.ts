import { recordOf } from '~/shared/storage/stored-value';
import { parseExpiration, revalidateTime } from './expiry';

/** The session user of spec 4.1: exactly these fields are kept in storage, and nothing else. */
export interface SessionUser {
  email: string;
  name: string;
  lastName: string;
  job: string;
  /** As sent; a role that the access table does not know opens nothing but what is open to all. */
  role: string;
  token: string;
  /** As sent by the server; see parseExpiration. */
  tokenExpiration: string | number | null;
  tokenExpired: boolean;
  tokenExpirationRevalidate: string | null;
  reloadExpired: boolean;
  changePassword: boolean;
}

const NOBODY: SessionUser = {
  email: '',
  name: '',
  lastName: '',
  job: '',
  role: '',
  token: '',
  tokenExpiration: null,
  tokenExpired: false,
  tokenExpirationRevalidate: null,
  reloadExpired: false,
  changePassword: false,
};

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asFilled = (value: unknown) => asText(value)?.trim() || undefined;
const asFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const SAID = {
  email: asFilled,
  name: asText,
  lastName: asText,
  job: asText,
  role: asText,
  token: asFilled,
  tokenExpiration: (value: unknown) => (typeof value === 'number' ? value : asText(value)),
  changePassword: asFlag,
};

const KEPT = { ...SAID, tokenExpired: asFlag, tokenExpirationRevalidate: asText, reloadExpired: asFlag };

/** What an answer says of a user; members that are missing or of another kind are left out. */
export function membersOf(answer: unknown, readers: Record<string, (value: unknown) => unknown> = SAID) {
  const members = recordOf(answer);
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(members[name])]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<SessionUser>;
}

/**
 * The session that an answer of POST auth opens.
 * @throws when e-mail or token are missing
 */
export function userFromAnswer(answer: unknown): SessionUser {
  const user = { ...NOBODY, ...membersOf(answer) };
  if (!user.email || !user.token) throw new Error('An answer without e-mail or token.');
  return { ...user, tokenExpirationRevalidate: revalidateTime(user.tokenExpiration) };
}

/** The session kept under the storage key, or null when the text is not one. */
export function userFromStorage(stored: string): SessionUser | null {
  try {
    const user = { ...NOBODY, ...membersOf(JSON.parse(stored), KEPT) };
    return user.email && user.token ? user : null;
  } catch {
    return null;
  }
}

/**
 * Merges an answer of POST auth/refresh into a session: absent and null members keep their value.
 * @throws when there is no usable token, or its expiry is unreadable or not in the future (now: epoch ms)
 */
export function refreshedUser(user: SessionUser, answer: unknown, now: number): SessionUser {
  const { token, tokenExpiration = null, ...news } = membersOf(answer);
  const expiry = parseExpiration(tokenExpiration);
  if (!token || expiry === null || expiry <= now) throw new Error('The new token is already past.');
  return {
    ...user,
    ...news,
    token,
    tokenExpiration,
    tokenExpired: false,
    tokenExpirationRevalidate: revalidateTime(tokenExpiration),
    reloadExpired: false,
  };
}

/** Whether two addresses are of one person; letter case never tells people apart. */
export function isSamePerson(email: string, other: string): boolean {
  return email.trim().toLowerCase() === other.trim().toLowerCase();
}
