import { currentUser } from './session-store';

/** Tells, later on, whether nobody else has signed in and the person of now has not left. */
export function stillSignedIn(): () => boolean {
  const email = currentUser()?.email;
  return () => currentUser()?.email === email;
}
