import { type SessionUser, userFromAnswer } from '~/session/user';
import { ApiError } from '~/shared/api/api-error';
import { json, request } from '~/shared/api/client';
import { encryptPassword } from '~/shared/cipher/encrypt-password';
import type { LoginValues } from './credentials';

const UNKNOWN_CREDENTIALS = 'User or password not found';

/** Why a sign-in failed (spec 3.4): the credentials were refused, or anything else. */
export type LoginFailure = 'credentials' | 'other';

/**
 * POST auth (spec 19.2): the session that these credentials open.
 * @throws ApiError; any other error when the password could not be encrypted
 */
export async function signIn({ email, password }: LoginValues, signal: AbortSignal): Promise<SessionUser> {
  const body = { email, password: await encryptPassword(password) };
  return request({ method: 'POST', path: 'auth', body, bearer: null, signal }, json(userFromAnswer));
}

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return 'other';
  const refused = error.status === 401 || error.httpStatus === 401 || error.message.includes(UNKNOWN_CREDENTIALS);
  return refused ? 'credentials' : 'other';
}
