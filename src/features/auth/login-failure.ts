import { ApiError } from '~/shared/api/api-error';

const UNKNOWN_CREDENTIALS = 'User or password not found';

/** Why a sign-in failed (spec 3.4): the credentials were refused, or anything else. */
export type LoginFailure = 'credentials' | 'other';

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return 'other';
  const refused = error.status === 401 || error.httpStatus === 401 || error.message.includes(UNKNOWN_CREDENTIALS);
  return refused ? 'credentials' : 'other';
}
