import { refreshSession } from '../session/refresh';
import { currentUser, followOtherTabs, requestFailed, useSession } from '../session/session-store';
import type { ApiError } from '../shared/api/api-error';
import { configureClient } from '../shared/api/client';
import { mayReload } from './reload-guard';
import { router } from './router';

/** Ties session, calls and router together. Call once, before the first screen. */
export function startSessionLifecycle(): void {
  configureClient({ token: () => currentUser()?.token, onFailure: (error) => void afterFailure(error) });
  followOtherTabs();
  // State alone re-runs no guard: whoever signs in or out must be looked at again.
  useSession.subscribe((state, before) => {
    if (state.user?.email !== before.user?.email || state.user?.changePassword !== before.user?.changePassword) {
      void router.invalidate();
    }
  });
  forgetQueryBeforeHash();
}

/** Section 4: a failed call may reveal that the token is past; then it is renewed and the page reloaded. */
async function afterFailure(error: ApiError): Promise<void> {
  requestFailed(Date.now(), error.httpStatus === 401);
  const user = currentUser();
  if (!user?.tokenExpired || user.reloadExpired) return;
  const result = await refreshSession();
  if (result === 'renewed' && mayReload(Date.now())) window.location.reload();
}

/** Hash history would read '?page=2' before the '#' as part of the route. */
function forgetQueryBeforeHash(): void {
  const { search, pathname, hash } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname + hash);
}
