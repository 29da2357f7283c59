import { currentUser, followOtherTabs, readSession, useSession } from '~/session/session-store';
import { forgetTab } from '~/shared/storage/tab-memory';

/** Ties the session to other tabs and to what this one keeps for its user. Call once, before anything is drawn. */
export function startSessionLifecycle(): void {
  followOtherTabs();
  reloadWhenRestored();
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.email !== before?.email) forgetTab();
  });
}

/** A page restored from the back/forward cache may show what its user may no longer see. */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession()?.email !== currentUser()?.email) window.location.reload();
  });
}
