import { readSession, sessionStarted } from '~/session/session-store';
import { isSamePerson } from '../account/changed-user';
import { loginFailure, signIn } from '../auth-api';

/** done: unlocked, or signed out meanwhile. The others say what to tell. */
export type UnlockResult = 'done' | 'password' | 'other user' | 'failed';

/** Signs the same person in again (POST auth) and puts the new session in the place of the old one. Never throws. */
export async function unlockSession(email: string, password: string, signal: AbortSignal): Promise<UnlockResult> {
  try {
    const user = await signIn({ email, password }, signal);
    if (!isSamePerson(user.email, email)) return 'other user';
    const kept = readSession();
    if (kept && isSamePerson(kept.email, email)) sessionStarted(user);
    return 'done';
  } catch (error) {
    return loginFailure(error) === 'credentials' ? 'password' : 'failed';
  }
}
