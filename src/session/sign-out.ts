import { ApiError } from '~/shared/api/api-error';
import { deleteSession } from './session-api';
import { currentUser, sessionCleared } from './session-store';

/**
 * Ends the session on the server and then here (spec 4.10). A server that no longer knows the token (401, 403)
 * counts as done; on any other failure the session stays.
 */
export async function signOut(): Promise<'done' | 'failed'> {
  const user = currentUser();
  if (user) {
    try {
      await deleteSession(user.token);
    } catch (error) {
      const known = error instanceof ApiError ? error.httpStatus : undefined;
      if (known !== 401 && known !== 403) return 'failed';
    }
  }
  sessionCleared();
  return 'done';
}
