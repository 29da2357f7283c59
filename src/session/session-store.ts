import { create } from 'zustand';
import { environment } from '~/shared/config/env';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '~/shared/storage/storage';
import { expiryFlags } from './expiry';
import { type SessionUser, userFromStorage } from './user';

/** The session's own key, one per environment (spec 4.2). */
export const SESSION_KEY = `atalaya.session.${environment}`;

interface SessionState {
  user: SessionUser | null;
  /** Title of what stands in place of the screen, while the idle lock does. */
  cover?: string;
}

/** Who is signed in. Written only by the events below and the lock; the UI's own state lives in another store. */
export const useSession = create<SessionState>(() => ({ user: readSession() }));

/** The session as storage holds it now, which another tab may have changed; junk counts as none and is removed. */
export function readSession(): SessionUser | null {
  const stored = readStored(SESSION_KEY);
  if (stored === null) return null;
  const user = userFromStorage(stored);
  if (!user) removeStored(SESSION_KEY);
  return user;
}

export function currentUser(): SessionUser | null {
  return useSession.getState().user;
}

/** Event: a user signed in, or the session was renewed. */
export function sessionStarted(user: SessionUser): void {
  writeStored(SESSION_KEY, JSON.stringify(user));
  useSession.setState({ user });
}

/** Event: the session is over on this machine. */
export function sessionCleared(): void {
  removeStored(SESSION_KEY);
  useSession.setState({ user: null });
}

/** Event: another tab keeps a newer token; this one goes on with it. */
export function sessionAdopted(user: SessionUser): void {
  useSession.setState({ user });
}

/**
 * Event: a call of the session failed (spec 4.5): raises the flags that the clock (epoch ms) justifies.
 * A token of unknown expiry counts as expired once the server refuses it (`unauthorized`), so it is never valid for ever.
 */
export function requestFailed(now: number, unauthorized: boolean): void {
  const user = currentUser();
  if (!user) return;
  const flags = expiryFlags(user, now);
  const refused = unauthorized && user.tokenExpirationRevalidate === null;
  const next = {
    ...user,
    tokenExpired: user.tokenExpired || flags.tokenExpired || refused,
    reloadExpired: user.reloadExpired || flags.reloadExpired,
  };
  if (next.tokenExpired !== user.tokenExpired || next.reloadExpired !== user.reloadExpired) keepFlags(next);
}

/** Event: the server says that the session has ended for good, or refused to renew it (spec 4.12). */
export function renewalRefused(): void {
  const user = currentUser();
  if (user) keepFlags({ ...user, tokenExpired: true, reloadExpired: true });
}

/** A tab that lags behind must not write its old token over a newer one. */
function keepFlags(user: SessionUser): void {
  if (readSession()?.token === user.token) writeStored(SESSION_KEY, JSON.stringify(user));
  useSession.setState({ user });
}

/** Follows what other tabs do to the session (spec 4.8). Call once. */
export function followOtherTabs(): () => void {
  return onStoredElsewhere(SESSION_KEY, () => useSession.setState({ user: readSession() }));
}
