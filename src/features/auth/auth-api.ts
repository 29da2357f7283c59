import { type SessionUser, userFromAnswer } from '~/session/user';
import { json, request } from '~/shared/api/client';
import { encryptPassword } from '~/shared/cipher/encrypt-password';
import type { LoginValues } from './credentials';

/**
 * POST auth (spec 19.2): the session that these credentials open.
 * @throws ApiError; any other error when the password could not be encrypted
 */
export async function signIn({ email, password }: LoginValues, signal: AbortSignal): Promise<SessionUser> {
  const body = { email, password: await encryptPassword(password) };
  return request({ method: 'POST', path: 'auth', body, bearer: null, signal }, json(userFromAnswer));
}
