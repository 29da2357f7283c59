import { ApiError } from '~/shared/api/api-error';
import { ignored, request } from '~/shared/api/client';
import { currentUser, sessionCleared } from './session-store';

/**
 * DELETE auth/session, and then the session ends here as well (spec 4.10). A server that no longer knows the token (401, 403)
 * counts as done; on any other failure the session stays.
 */
export async function signOut(): Promise<'done' | 'failed'> {
  const user = currentUser();
  if (user) {
    try {
      // The answer is not read.
      await request({ method: 'DELETE', path: 'auth/session', bearer: user.token }, ignored);
    } catch (error) {
      const known = error instanceof ApiError ? error.httpStatus : undefined;
      if (known !== 401 && known !== 403) return 'failed';
    }
  }
  sessionCleared();
  return 'done';
}
