import { startRecovery } from '~/session/recovery';
import { currentUser, followOtherTabs, readSession, useSession } from '~/session/session-store';
import { forgetTab } from '~/shared/storage/tab-memory';
import { router } from './router';

/** Ties session, calls and router together. Call once, before the first screen. */
export function startSessionLifecycle(): void {
  startRecovery(() => window.location.reload());
  followOtherTabs();
  reloadWhenRestored();
  // State alone re-runs no guard: whoever signs in or out must be looked at again.
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.email !== before?.email || user?.changePassword !== before?.changePassword) void router.invalidate();
    if (user?.email !== before?.email) forgetTab();
  });
  forgetQueryBeforeHash();
}

/** A page restored from the back/forward cache may show what its user may no longer see. */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession()?.email !== currentUser()?.email) window.location.reload();
  });
}

/** Hash history would read '?page=2' before the '#' as part of the route. */
function forgetQueryBeforeHash(): void {
  const { search, pathname, hash } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname + hash);
}
