import * as z from 'zod/mini';
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

const text = z.catch(z.string(), '');
const required = z.string().check(z.trim(), z.minLength(1));
const expiration = z.catch(z.nullable(z.union([z.string(), z.number()])), null);
/** Only a true is a true. */
const flag = z.catch(z.boolean(), false);

const answerSchema = z.object({
  email: required,
  name: text,
  lastName: text,
  job: text,
  role: text,
  token: required,
  tokenExpiration: expiration,
  changePassword: flag,
});

const storedSchema = z.extend(answerSchema, {
  tokenExpired: flag,
  tokenExpirationRevalidate: z.catch(z.nullable(z.string()), null),
  reloadExpired: flag,
});

/**
 * The session that an answer of POST auth opens.
 * @throws when e-mail or token are missing
 */
export function userFromAnswer(answer: unknown): SessionUser {
  const user = answerSchema.parse(answer);
  return {
    ...user,
    tokenExpired: false,
    tokenExpirationRevalidate: revalidateTime(user.tokenExpiration),
    reloadExpired: false,
  };
}

/** The session kept under the storage key, or null when the text is not one. */
export function userFromStorage(stored: string): SessionUser | null {
  try {
    return storedSchema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

const refreshSchema = z.object({
  email: z.catch(z.optional(required), undefined),
  name: z.catch(z.optional(z.string()), undefined),
  lastName: z.catch(z.optional(z.string()), undefined),
  job: z.catch(z.optional(z.string()), undefined),
  role: z.catch(z.optional(z.string()), undefined),
  token: required,
  tokenExpiration: z.union([z.string(), z.number()]),
  changePassword: z.catch(z.optional(z.boolean()), undefined),
});

/**
 * Merges an answer of POST auth/refresh into a session: absent and null members keep their value.
 * @throws when there is no usable token, or its expiry is unreadable or not in the future (now: epoch ms)
 */
export function refreshedUser(user: SessionUser, answer: unknown, now: number): SessionUser {
  const news = refreshSchema.parse(answer);
  const expiry = parseExpiration(news.tokenExpiration);
  if (expiry === null || expiry <= now) throw new Error('The new token is already past.');
  return {
    email: news.email ?? user.email,
    name: news.name ?? user.name,
    lastName: news.lastName ?? user.lastName,
    job: news.job ?? user.job,
    role: news.role ?? user.role,
    token: news.token,
    tokenExpiration: news.tokenExpiration,
    changePassword: news.changePassword ?? user.changePassword,
    tokenExpired: false,
    tokenExpirationRevalidate: revalidateTime(news.tokenExpiration),
    reloadExpired: false,
  };
}
