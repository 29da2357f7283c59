import { refreshSession } from '~/session/refresh';
import { noteServerDate, serverNow } from '~/session/server-clock';
import { currentUser, followOtherTabs, readSession, requestFailed, useSession } from '~/session/session-store';
import type { ApiError } from '~/shared/api/api-error';
import { configureClient } from '~/shared/api/client';
import { forgetTab } from '~/shared/storage/tab-memory';
import { askAgain, reloadOrAskAgain } from './ask-again';
import { router } from './router';

/** Ties session, calls and router together. Call once, before the first screen. */
export function startSessionLifecycle(): void {
  configureClient({
    token: () => currentUser()?.token,
    onFailure: (error, sent) => void afterFailure(error, sent),
    onAnswer: (date) => noteServerDate(date, Date.now()),
  });
  followOtherTabs();
  lookAgainWhenTakenBack();
  // State alone re-runs no guard: whoever signs in or out must be looked at again.
  useSession.subscribe((state, before) => {
    if (state.user?.email !== before.user?.email || state.user?.changePassword !== before.user?.changePassword) {
      void router.invalidate();
    }
    if (state.user?.email !== before.user?.email) forgetTab();
    else if (state.user?.token !== before.user?.token) askAgain();
  });
  forgetQueryBeforeHash();
}

/** Spec 4.5: a failed call may reveal that the token is past; then it is renewed and the page reloaded. */
async function afterFailure(error: ApiError, sent: string | undefined): Promise<void> {
  const unauthorized = error.httpStatus === 401;
  if (sent !== currentUser()?.token) {
    // Somebody renewed while this call was under way: what it asked for can be had now.
    if (unauthorized && currentUser()) reloadOrAskAgain();
    return;
  }
  requestFailed(serverNow(), unauthorized);
  const user = currentUser();
  if (!user?.tokenExpired || user.reloadExpired) return;
  if ((await refreshSession()) === 'renewed') reloadOrAskAgain();
}

/** A page that the browser kept aside while its user went back and forth may show what is no longer theirs to see. */
function lookAgainWhenTakenBack(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession()?.email !== currentUser()?.email) window.location.reload();
  });
}

/** Hash history would read '?page=2' before the '#' as part of the route. */
function forgetQueryBeforeHash(): void {
  const { search, pathname, hash } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname + hash);
}
